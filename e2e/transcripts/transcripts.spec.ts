/** Transcripts: a reader for the open call, and a search for the calls of one ticker. */
import { addresses } from '../addresses.ts'
import { placeOf, record, rowsArrive } from '../explorer.ts'
import { answerTo, expect, test } from '../page.ts'
import { QUANTOR, text, find, rail, count, companyCell, current, openFromRows } from './transcript.ts'

test('a row opens its call in a reader over the rows, and Close or Back leads back to the row', async ({ page }) => {
  await openFromRows(page, 'QNTR')
  await expect(record(page).getByRole('heading', { level: 2 })).toHaveText('Quantor Systems Q3 2026 Earnings Call')
  await expect(page.getByRole('grid')).toBeHidden()
  await record(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(companyCell(page, 'QNTR')).toBeFocused()
  await page.goBack()
  await expect(text(page)).toBeVisible()
  await page.goBack()
  await expect(text(page)).toBeHidden()
})

test('above its bar a call has one line: title, tabs and buttons', async ({ page }) => {
  await page.goto(QUANTOR)
  const tab = record(page).getByRole('tab', { name: 'Record' })
  await expect(tab).toBeVisible()
  const line = [tab, record(page).getByRole('heading', { level: 2 }), record(page).getByRole('button', { name: 'Close' })]
  const middles = await Promise.all(line.map(async (part) => placeOf(part).then(({ y, height }) => y + height / 2)))
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(3)
})

test('finding counts while one types, steps around, and is in the address', async ({ page, someoneElse }) => {
  await page.goto(QUANTOR)
  await find(page).fill('GUIDANCE')
  await find(page).fill('revenue')
  // The count of the word before it is of the same form.
  await expect(current(page)).toHaveText(/^revenue$/i)
  await expect(count(page)).toHaveText(/^1 of \d+$/)
  const all = Number((await count(page).textContent())?.split(' of ')[1])
  expect(all).toBeGreaterThan(5)
  await find(page).press('Enter')
  await expect(count(page)).toHaveText(`2 of ${all}`)
  await page.getByRole('button', { name: 'Previous match' }).click()
  await page.getByRole('button', { name: 'Previous match' }).click()
  await expect(count(page)).toHaveText(`${all} of ${all}`)
  await expect(current(page)).toHaveText(/^revenue$/i)
  await expect(current(page)).toBeInViewport()
  await expect(page).toHaveURL(new RegExp(`v\\.find=revenue&v\\.hit=${all}`))
  await someoneElse.goto(page.url())
  await expect(count(someoneElse)).toHaveText(`${all} of ${all}`)
  await expect(current(someoneElse)).toBeInViewport()
})

test('what is typed is text, not a pattern, and no match is said', async ({ page }) => {
  await page.goto(QUANTOR)
  await find(page).fill('(.*)+$')
  await expect(count(page)).toHaveText('No match')
  await expect(page.getByRole('button', { name: 'Next match' })).toBeDisabled()
  await find(page).press('Escape')
  await expect(find(page)).toHaveValue('')
  await expect(text(page)).toBeVisible()
  await find(page).press('Escape')
  await expect(text(page)).toBeHidden()
})

test('the marks along the scroll lead to the matches', async ({ page }) => {
  await page.goto(QUANTOR)
  await find(page).fill('question')
  await expect(count(page)).toHaveText(/^1 of \d+$/)
  const box = await placeOf(rail(page))
  await page.mouse.click(box.x + box.width / 2, box.y + box.height - 3)
  const all = (await rail(page).getAttribute('aria-valuemax'))!
  await expect(rail(page)).toHaveAttribute('aria-valuenow', all)
  await expect(current(page)).toBeInViewport()
  await rail(page).press('Home')
  await expect(rail(page)).toHaveAttribute('aria-valuetext', `1 of ${all}`)
  await expect(current(page)).toBeInViewport()
})

test('the list of matches shows words around each and leads there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(QUANTOR)
  await find(page).fill('cash')
  const matches = page.getByRole('region', { name: 'Matches' })
  await expect(matches.getByRole('heading')).toHaveText(/^\d+ matches of “cash”$/)
  await matches.getByRole('button').nth(2).click()
  await expect(count(page)).toHaveText(/^3 of/)
  await expect(matches.getByRole('button').nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(current(page)).toBeInViewport()
})

test('the outline parts remarks from questions, and leads to a speaker by an address that Back leaves', async ({ page }) => {
  await page.goto(QUANTOR)
  const outline = page.getByRole('navigation', { name: 'Outline' })
  await expect(outline.getByRole('heading')).toHaveText(['Prepared remarks', 'Questions'])
  await expect(
    outline.getByRole('link', { name: 'Rafael Pereira Chief executive officer 60% of words', exact: true }),
  ).toBeVisible()
  await outline.getByRole('link', { name: /Hiroshi Andersen/ }).click()
  await expect(page).toHaveURL(/#p=[0-9a-z]{7}/)
  await expect(text(page).getByRole('heading', { name: 'Hiroshi Andersen' }).first()).toBeInViewport()
  await page.goBack()
  await expect(page).not.toHaveURL(/#p=/)
})

test('segments give times and speakers, and the reader says that they were given', async ({ page }) => {
  await page.goto(QUANTOR)
  await expect(text(page).getByText('00:00:49')).toBeVisible()
  await expect(record(page)).toContainText('From the provider (9 speakers, 43 turns).')
})

test('a text without any breaks is read in paragraphs, and the reader says that it names nobody', async ({ page }) => {
  await openFromRows(page, 'ACME')
  await expect(record(page)).toContainText('Not named in the text.')
  await expect.poll(() => text(page).getByRole('paragraph').count()).toBeGreaterThan(20)
})

test('a passage is chosen by its sign or by keys, quoted with its source, and linked to', async ({
  page,
  context,
  someoneElse,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(QUANTOR)
  await text(page).press('j')
  await text(page).press('j')
  const tools = page.getByRole('region', { name: 'This passage' })
  await tools.getByRole('button', { name: 'Copy with citation' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toMatch(/^“Thank you, operator, and hello, everyone/)
  expect(await copied()).toContain(
    '\nElif Virtanen, Head of investor relations. Quantor Systems Q3 2026 Earnings Call, Quantor Systems Corp. (QNTR), 3 Nov 2026, 00:00:49. Transcript: NON_LIVE, corrected after the call, confidence 96%. Demo data, invented.\n',
  )
  const passage = text(page).getByRole('paragraph').nth(30)
  await passage.hover()
  await passage.getByRole('link', { name: 'Link to this passage' }).click()
  await tools.getByRole('button', { name: 'Copy link to this passage' }).click()
  await expect.poll(copied).toMatch(/^http.*#p=/)
  await someoneElse.goto(await copied())
  await expect(text(someoneElse).getByRole('paragraph').nth(30)).toBeInViewport()
})

test('marked words hang out a button that copies them with speaker, version and link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(QUANTOR)
  const quote = page.getByRole('button', { name: 'Copy quote' })
  const passage = text(page).getByRole('paragraph').nth(3)
  await passage.click({ clickCount: 3 })
  await quote.click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const words = (await passage.textContent())!.replace(/^¶(?:\d\d:\d\d:\d\d)?/, '').trim()
  await expect.poll(copied).toContain(`“${words}”\n`)
  expect(await copied()).toMatch(/Transcript: NON_LIVE.*\nhttp.*#p=[0-9a-z]{7}/)
  await find(page).click()
  await expect(quote).toHaveCount(0)
})

test('the outline is put away and back by the bar, and the address keeps it', async ({ page }) => {
  await page.goto(QUANTOR)
  const outline = page.getByRole('navigation', { name: 'Outline' })
  await expect(outline).toBeVisible()
  await page.getByRole('button', { name: 'Outline' }).click()
  await expect(page).toHaveURL(/v\.outline=hidden/)
  await page.reload()
  await expect(text(page)).toBeVisible()
  await expect(outline).toHaveCount(0)
  await page.getByRole('button', { name: 'Outline' }).click()
  await expect(outline).toBeVisible()
})

test('a passage link opens at its passage after the text was re-wrapped, and says so when its words are gone', async ({
  page,
}) => {
  const address = `${addresses.live}/transcripts?limit=1&page=7`
  await page.goto(address)
  await rowsArrive(page)
  await companyCell(page, 'AXLN').click()
  const passage = text(page).getByRole('paragraph').nth(25)
  const words = (await passage.textContent())!.replace('¶', '').slice(0, 60)
  await passage.hover()
  await passage.getByRole('link').click()
  await expect(page).toHaveURL(/#p=/)
  const link = page.url()

  let edit = (old: string): string => old.replaceAll('\n', ' ')
  await page.route('**/api/v1/transcripts/calls**', async (route) => {
    const response = await answerTo(route)
    const body = (await response.json()) as { data: { transcripts: { text: string }[] }[] }
    for (const call of body.data) for (const version of call.transcripts) version.text = edit(version.text)
    await route.fulfill({ json: body })
  })
  await page.goto('about:blank')
  await page.goto(link)
  await expect(record(page)).toContainText('Not named in the text.')
  await expect(text(page).getByText(words)).toBeInViewport()

  edit = () => 'Nothing of it is left.'
  await page.goto('about:blank')
  await page.goto(link)
  await expect(record(page)).toContainText('The passage of this link is not in this version')
})
