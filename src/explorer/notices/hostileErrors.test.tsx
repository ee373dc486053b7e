/** What a service says of a failure is text, and not much of it (resilience X11). */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { body, status } from '../../test/faults/brokenAnswers.ts'
import { askB } from '../../test/faults/brokenService.tsx'
import { scriptStrings } from '../../test/faults/naughtyStrings.ts'

const page = `<!doctype html><title>502</title><body onload="window.broken=1"><img src=x onerror="window.broken=1">${'long '.repeat(300)}`
const image = '<img src=x onerror="window.broken=1">'

it.each<[string, () => Response]>([
  ['a page of HTML with status 400', () => new Response(page, { status: 400, headers: { 'content-type': 'text/html' } })],
  ['a page of HTML with status 502', () => new Response(page, { status: 502, headers: { 'content-type': 'text/html' } })],
  ['a page of HTML with status 200', body(page, 'text/html')],
  ['markup as a message', status(400, {}, { message: image })],
  ['markup as a detail', status(422, {}, { title: scriptStrings.join(' '), detail: image, errors: scriptStrings })],
  ['markup with status 200', body(JSON.stringify({ ok: false, message: image + 'x'.repeat(5000) }))],
])('X11 %s', async (_, answer) => {
  await askB([answer])
  const alert = await screen.findByRole('alert')
  expect(alert.querySelector('img, script, svg, iframe, style, link, object, form')).toBeNull()
  for (const quoted of alert.querySelectorAll('bdi')) expect(quoted.textContent.length).toBeLessThanOrEqual(301)
  expect(document.querySelectorAll('main img, main script, [onerror], [onload]')).toHaveLength(0)
  expect(document.title).toBe('Splits for B · Tearsheet')
  expect('broken' in window).toBe(false)
})
