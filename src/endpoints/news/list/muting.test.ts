import { describe, expect, it } from 'vitest'
import { frequentNames, isMuted, isSameMute, printMutes, readMutes } from './muting.ts'

const wrap = { title: 'Closing Bell: Markets end mixed', channels: [{ name: 'Markets' }], tags: [{ name: 'wrap, daily' }] }

describe('mutes in the address', () => {
  it('are read as they are written, commas and colons within them kept', () => {
    const mutes = [
      { kind: 'channel', text: 'Markets' },
      { kind: 'tag', text: 'wrap, daily' },
      { kind: 'title', text: 'Closing Bell:' },
    ] as const
    expect(printMutes(mutes)).toBe(String.raw`channel:Markets,tag:wrap\, daily,title:Closing Bell:`)
    expect(readMutes(printMutes(mutes))).toEqual(mutes)
    expect(printMutes([])).toBeUndefined()
  })

  it.each([undefined, '', 'Markets', 'channel:', 'channel:  ', 'author:X', 'toString:x', ',,'])('mute nothing: %s', (text) => {
    expect(readMutes(text)).toEqual([])
  })
})

describe('a muted story', () => {
  it.each(['channel:markets', 'tag:Wrap\\, Daily', 'title:closing bell', 'title:MIXED'])('is %s, whatever its case', (text) => {
    expect(isMuted(wrap, readMutes(text))).toBe(true)
  })

  it.each(['channel:Market', 'tag:wrap', 'title:opening', 'tag:Markets'])('is not %s', (text) => {
    expect(isMuted(wrap, readMutes(text))).toBe(false)
  })

  it('needs something to be muted by', () => {
    expect(isMuted({}, readMutes('channel:Markets,title:a'))).toBe(false)
    expect(isSameMute({ kind: 'tag', text: 'A ' }, { kind: 'tag', text: 'a' })).toBe(true)
  })
})

it('the names to mute are those that most items have', () => {
  const items = [wrap, wrap, { channels: [{ name: 'Analysis' }, { name: 'Markets' }] }, { channels: null }]
  expect(frequentNames(items, 'channel', 5)).toEqual([
    ['Markets', 3],
    ['Analysis', 1],
  ])
  expect(frequentNames(items, 'channel', 1)).toEqual([['Markets', 3]])
})
