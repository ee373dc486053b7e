/** How far the calls of one service are loaded: enough to go on after a reload without asking for anything twice. */

export interface Progress {
  readonly scope: string
  /** Calls that came in front since the first page was loaded: by so many every call has moved down. */
  readonly newer: number
  /** Of the list as it was when the first page was loaded, how many calls are in. */
  readonly loaded: number
  /** All that the service has, where it said so. */
  readonly hits: number | undefined
  readonly isEnded: boolean
  /** Unix seconds when the front of the list was last looked at. */
  readonly checkedAt: number
  readonly calls: number
  readonly bytes: number
}

export const noProgress = (scope: string): Progress => ({
  scope,
  newer: 0,
  loaded: 0,
  hits: undefined,
  isEnded: false,
  checkedAt: 0,
  calls: 0,
  bytes: 0,
})
