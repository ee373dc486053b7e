import { expect, it } from 'vitest'
import { createEchoes } from './echoes.ts'

it('takes what was typed for its echo, however late it comes back', () => {
  const echoes = createEchoes('')
  for (const text of ['s', 'se', 'sel']) echoes.tell(text)
  expect(['s', 'se'].map(echoes.isEcho)).toEqual([true, true])
  echoes.tell('sele')
  // Several letters may come back as one.
  expect(echoes.isEcho('sele')).toBe(true)
})

it('takes another text for one from outside, and what was typed before no longer for an echo', () => {
  const echoes = createEchoes('select 1')
  echoes.tell('select 12')
  expect(echoes.isEcho('select 12')).toBe(true)
  expect(['select 1', 'select 1', 'select 12'].map(echoes.isEcho)).toEqual([false, true, false])
})
