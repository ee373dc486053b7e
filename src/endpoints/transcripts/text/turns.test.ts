import { describe, expect, it } from 'vitest'
import { turnsOf } from './turns.ts'

const told = (text: string) =>
  turnsOf(text).turns.map(({ speaker, paragraphs }) => [speaker?.name, speaker?.role, paragraphs.join(' / ')])

describe('who speaks', () => {
  it('is read from lines of name, firm and role between dashes, and from the operator alone on a line', () => {
    const text =
      'Operator\n\nWelcome.\n\nDana Osei -- Chief Financial Officer\n\nThank you.\n\nMore.\n\nInes Okafor -- Halden & Marsh -- Analyst\n\nHi.'
    expect(turnsOf(text).form).toBe('line')
    expect(told(text)).toEqual([
      ['Operator', undefined, 'Welcome.'],
      ['Dana Osei', 'Chief Financial Officer', 'Thank you. / More.'],
      ['Ines Okafor', 'Halden & Marsh, Analyst', 'Hi.'],
    ])
  })

  it('is read from lines in capitals', () => {
    const text = 'OPERATOR\nPlease welcome José Bauer.\n\nJOSÉ BAUER\nThanks.\nFORWARD-LOOKING STATEMENTS\nThey may be wrong.'
    expect(told(text)).toEqual([
      ['OPERATOR', undefined, 'Please welcome José Bauer.'],
      ['JOSÉ BAUER', undefined, 'Thanks. / FORWARD-LOOKING STATEMENTS / They may be wrong.'],
    ])
  })

  it('is read from names before a colon, and not from other words before a colon', () => {
    const text =
      'Operator: Here is Petra Diallo.\nPetra Diallo: Net Sales: 4 million.\nGross Margin: 40 percent.\nOperator: Thank you.'
    expect(turnsOf(text).form).toBe('colon')
    expect(told(text)).toEqual([
      ['Operator', undefined, 'Here is Petra Diallo.'],
      ['Petra Diallo', undefined, 'Net Sales: 4 million. / Gross Margin: 40 percent.'],
      ['Operator', undefined, 'Thank you.'],
    ])
  })

  it('is found inside running text without any break', () => {
    const text =
      'Operator: Here is Cédric Nguyen. Cédric Nguyen: Thanks. Two things: price and mix. Operator: A question from Ana de la Cruz. Ana de la Cruz: Hello?'
    expect(turnsOf(text).form).toBe('running')
    expect(told(text)).toEqual([
      ['Operator', undefined, 'Here is Cédric Nguyen.'],
      ['Cédric Nguyen', undefined, 'Thanks. Two things: price and mix.'],
      ['Operator', undefined, 'A question from Ana de la Cruz.'],
      ['Ana de la Cruz', undefined, 'Hello?'],
    ])
  })

  it('is left open where the text does not say', () => {
    expect(turnsOf('Good day. Welcome to the call.')).toEqual({
      form: 'none',
      turns: [{ speaker: undefined, paragraphs: ['Good day. Welcome to the call.'] }],
    })
    expect(turnsOf(' \n ')).toEqual({ form: 'none', turns: [] })
  })
})
