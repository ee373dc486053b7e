/** The table that is measured, the app's and those of the peers alike. Pixels. */

export const TABLE = { width: 1220, height: 720 }
export const ROW_HEIGHT = 30
export const COLUMN_WIDTH = 140
