/** One column of a table as Arrow has it, with the text beside it of what the column cannot hold. */
import type { Vector } from 'apache-arrow'
import { byParts, type Steps } from '../../lib/inSlices.ts'
import { rawText } from '../../ui/values/valueText.ts'
import type { SqlTableColumn } from '../engine/engine.ts'
import { cellOf, type Cell } from './cells.ts'
import { digitsFor, fits, vectorOf } from './pack.ts'
import type { ColumnSchema } from './schema.ts'

/** Rows that a step reads. */
export const READ = 4096

export interface Column extends SqlTableColumn {
  readonly vector: Vector
}

/** What came in each row under one path. */
export type Values = readonly unknown[]

export const isThere = (value: unknown): boolean => value !== undefined && value !== null

export function* textBeside(schema: ColumnSchema, values: Values): Steps<Column> {
  const cells: Cell[] = values.map((value) => (isThere(value) ? rawText(value) : undefined))
  return {
    name: `${schema.name}_text`,
    type: 'VARCHAR',
    about: `${schema.about}, as it was sent`,
    vector: yield* vectorOf('VARCHAR', cells),
  }
}

/** The column, and the text beside it: of decimal numbers always, of others where there is a value that the column cannot hold. */
export function* columnSteps(schema: ColumnSchema, values: Values): Steps<readonly Column[]> {
  const { name, type, about, field } = schema
  const cells: Cell[] = []
  let isOdd = false
  // Days and words repeat: each is read once.
  const known = new Map<unknown, Cell>()
  yield* byParts(
    values.length,
    (from, to) => {
      for (let row = from; row < to; row += 1) {
        const value = values[row]
        let cell = known.get(value)
        if (cell === undefined && isThere(value)) {
          cell = cellOf(type, field, value)
          if (cell === undefined) isOdd = true
          else known.set(value, cell)
        }
        cells.push(cell)
      }
    },
    READ,
  )
  const digits = digitsFor(type === 'DECIMAL' ? cells : [])
  const held = type === 'DECIMAL' ? cells.map((cell) => (fits(cell, digits) ? cell : undefined)) : cells
  const column = {
    name,
    type: type === 'DECIMAL' ? `DECIMAL(${digits.precision},${digits.scale})` : type,
    about,
    vector: yield* vectorOf(type, held, digits),
  }
  return isOdd || type === 'DECIMAL' ? [column, yield* textBeside(schema, values)] : [column]
}

/** Whole numbers of the app's own. */
export function* numbers(name: string, about: string, cells: readonly number[]): Steps<Column> {
  return { name, type: 'BIGINT', about, vector: yield* vectorOf('BIGINT', cells.map(BigInt)) }
}
