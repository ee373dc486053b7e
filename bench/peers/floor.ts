/** An empty scroller as high as the rows: what the method itself reads. */
import { ROW_HEIGHT } from '../tableShape.ts'
import type { Peer } from './rows.ts'

export function openPeer(root: HTMLElement): Peer {
  root.innerHTML = `<div style="height:100%;overflow:auto"><div style="height:${100_000 * ROW_HEIGHT}px"><p>0</p></div></div>`
  const line = root.querySelector('p')!
  const press = (): void => void (line.textContent = String(Number(line.textContent) + 1))
  return {
    sort: press,
    filterText: press,
    filterRange: press,
    clear: press,
    scroller: () => root.firstElementChild as HTMLElement,
    firstRow: () => line.textContent,
    count: () => Number(line.textContent),
  }
}
