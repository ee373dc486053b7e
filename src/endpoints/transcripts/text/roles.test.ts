import { expect, it } from 'vitest'
import { fold } from './fold.ts'
import { outlineOf } from './outline.ts'
import { readingOf } from './reading.ts'
import { rolesIn } from './roles.ts'

it.each([
  ['Welcome our chief executive officer Rafael Pereira.', 'Chief executive officer'],
  ['With me are Rafael Pereira, our chief executive officer, and others.', 'Chief executive officer'],
  ['I hand over to Rafael Pereira, head of investor relations. Please go ahead.', 'Head of investor relations'],
  ['I turn the call over to Rafael Pereira from investor relations.', 'Investor relations'],
  ['He is followed by the President and Chief Operating Officer, Rafael Pereira.', 'President and chief operating officer'],
  ['Here is Halcyon’s CFO Rafael Pereira.', 'CFO'],
  ['Our first question comes from Rafael Pereira of Castlemoor & Partners. Please go ahead.', 'Castlemoor & Partners'],
  ['The next question is from the line of Rafael Pereira at Thornquist & Co. Go ahead.', 'Thornquist & Co'],
  ['Thank you. We go next to Rafael Pereira with Morrowgate.', 'Morrowgate'],
])('%s', (text, role) => {
  expect(rolesIn(text, fold(text), ['Rafael Pereira'])).toEqual(new Map([['Rafael Pereira', role]]))
})

it.each([
  'I spoke with Rafael Pereira of the board about our chief customers.',
  'Rafael Pereira, the numbers please.',
  'Our chief concern, Rafael Pereira, is cost.',
  'As Rafael Pereira of Norway said, the president left.',
])('takes no role from: %s', (text) => {
  expect(rolesIn(text, fold(text), ['Rafael Pereira']).size).toBe(0)
})

it('stands in the outline of segments, which name no roles themselves', () => {
  const segments = [
    { speaker: 'Operator', text: 'Welcome. Here is Elif Virtanen, head of investor relations.' },
    { speaker: 'Elif Virtanen', text: 'With me is Rafael Pereira, our chief executive officer.' },
    { speaker: 'Rafael Pereira', text: 'Thank you.' },
  ]
  const [part] = outlineOf(readingOf({ segments }))
  expect(part!.entries.map(({ name, role }) => [name, role])).toEqual([
    ['Operator', undefined],
    ['Elif Virtanen', 'Head of investor relations'],
    ['Rafael Pereira', 'Chief executive officer'],
  ])
})
