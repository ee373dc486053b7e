/** Styles and handlers taken out of markup before it is parsed, and nothing else. */
import { describe, expect, it } from 'vitest'
import { withoutInline } from './withoutInline.ts'

describe('markup without styles and handlers', () => {
  it.each([
    ['<p style="color:red">One</p>', '<p >One</p>'],
    ["<p class=a STYLE='x' id=b>One</p>", '<p class=a  id=b>One</p>'],
    ['<td style=color:red>One</td>', '<td >One</td>'],
    ['<p style>One</p>', '<p >One</p>'],
    ['<br style = "a"/>', '<br />'],
    ['<a title="a > b" style="x" href="?style=1">One</a>', '<a title="a > b"  href="?style=1">One</a>'],
    ['<p\nstyle="a;\nb">One</p>', '<p\n>One</p>'],
    ['<style>p { color: red }</style><p>One</p>', '<p>One</p>'],
    ['<STYLE type="text/css">a<b</Style ><p>One</p>', '<p>One</p>'],
    ['<div style="a"><span style="b">One</span></div>', '<div ><span >One</span></div>'],
    ['<p onclick="alert(\'1 > 0\')" class=a>One</p>', '<p  class=a>One</p>'],
    ['<img src=x onerror=alert(1)>', '<img src=x >'],
    ['<svg/ONLOAD=alert(1)/>', '<svg/>'],
  ])('%s', (html, plain) => {
    expect(withoutInline(html)).toBe(plain)
  })

  it.each([
    'The style="x" of it, 1 < 2 and style=3 > 2',
    '<p data-style="x" styles="y" data-on="z">One</p>',
    'The onclick="x" of it, and on=3 > 2',
    '<a title="style=1" href="https://a.test/?style=b">One</a>',
    '<!-- <style> --><p>One</p>',
    '<p title="unclosed>One',
    '<style>never closed',
    '< p style>',
    '',
  ])('leaves alone: %s', (html) => {
    expect(withoutInline(html)).toBe(html)
  })

  it('is done in one pass, whatever comes', () => {
    for (const piece of ['<a b="', '<style>', '<a =', '<a \'"', '<!--', '<p style="x">']) {
      const html = piece.repeat(200_000)
      expect(withoutInline(html).length).toBeLessThanOrEqual(html.length)
    }
  })
})
