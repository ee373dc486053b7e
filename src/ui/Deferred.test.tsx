/** A part that is drawn after the press which opened it was answered. */
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Deferred } from './Deferred.tsx'

const part = (
  <Deferred>
    <p>Its content</p>
  </Deferred>
)

it('draws nothing in the render that opens it, and its part in one that follows', async () => {
  expect(renderToString(part)).toBe('')
  render(part)
  expect(await screen.findByText('Its content')).toBeDefined()
})
