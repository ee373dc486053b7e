/** A call as real lists have them: one long text that names nobody, without segments, and a confidence of sixteen digits. */
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// Parts that load when they are wanted: read in here, so that a slow machine does not count against what is waited for.
import '../../../explorer/record/RecordPanel.tsx'
import { renderPage } from '../../../test/renderPage.tsx'
import TranscriptsPage from '../page.tsx'
import './TranscriptReader.tsx'

const talk = 'We grew in every region that we serve and margins held up well. '.repeat(30)
const call = {
  call_id: 'c1',
  call_title: 'Quantor Systems Q3 2026 Earnings Call',
  symbol: 'QNTR',
  start_time: '2026-11-03T21:30:00Z',
  status: 'COMPLETED',
  transcripts: [
    {
      transcript_id: 't1',
      type: 'LIVE',
      confidence_score: 0.4123456789012345,
      text: `Welcome. ${talk}Our first question is from Jane Doe with Barclays. Your line is open. Hi. How is pricing? ${talk}`,
      segments: null,
    },
  ],
}

it('is outlined by its questions, tells how, and attributes nothing to anyone', async () => {
  const answer = { data: [call], message: '', pagination: { hits: 1, page: 1, page_count: 1, page_size: 10 } }
  renderPage('/transcripts?v.open=c1', { fetch: () => Promise.resolve(Response.json(answer)) }, TranscriptsPage)
  expect(await screen.findByRole('button', { name: 'Live (ASR 41%)' })).toBeDefined()
  const outline = within(screen.getByRole('navigation', { name: 'Outline' }))
  expect(outline.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Prepared remarks', 'Questions'])
  expect(outline.getByRole('link', { name: /^Question 1 .*“Our first question is from Jane Doe with Barclays”/ })).toBeDefined()
  expect(screen.getByText(/^Not named in the text\. 1 question found by phrases/)).toBeDefined()
  expect(screen.queryByRole('heading', { name: /Jane Doe/ })).toBeNull()
})
