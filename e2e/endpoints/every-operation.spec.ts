/** The page of each operation, reached as a user reaches it: title, landmarks, rows or an invitation. */
import { filters, requests, rowsArrive } from '../explorer.ts'
import { operations } from '../operations.ts'
import { expect, test } from '../page.ts'

for (const { title, isInviting } of operations) {
  test(`the navigation leads to ${title}`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Operations' }).getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(new RegExp(`^${title}\\b.* · Tearsheet$`))
    await expect(filters(page)).toBeVisible()
    await expect(requests(page)).toBeVisible()
    await expect(page.getByRole('note', { name: 'Demo data' })).toBeVisible()
    if (isInviting) {
      await expect(page.getByRole('heading', { name: /^Enter .* to begin$/ })).toBeVisible()
      await expect(requests(page).getByRole('button', { name: '0 requests' })).toBeVisible()
    } else {
      await rowsArrive(page)
      // One for the rows; some pages join names or dates that other operations have.
      await expect(requests(page).getByRole('button', { name: /^[1-9]\d* requests?$/ })).toBeVisible()
    }
  })
}

for (const { id, title } of operations.filter(({ isInviting }) => isInviting)) {
  test(`every example of ${title} works`, async ({ page }) => {
    await page.goto(`/${id}`)
    const examples = page.getByRole('list', { name: 'Examples' }).getByRole('link')
    await expect(examples).toHaveCount(3)
    for (const index of [0, 1, 2]) {
      await examples.nth(index).click()
      await rowsArrive(page)
      await page.goBack()
      await expect(page.getByRole('heading', { name: /^Enter .* to begin$/ })).toBeVisible()
    }
  })
}
