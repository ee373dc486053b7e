/** How what is read from the text of calls is found: sentences compared, terms counted, figures read. */
import type { Definition } from './definitions.ts'

export const callDefinitions: readonly Definition[] = [
  {
    id: 'calls-compared',
    title: 'Two calls compared',
    paragraphs: [
      'Each sentence of one call is paired with at most one of the other, within the same part (prepared remarks, questions and answers) and role (operator, company, analyst). Kept: the same words; case, punctuation and the name of the call’s own quarter do not count. Reworded: alike by 0.55 or more, the most alike first. What is left is looked for elsewhere in the call: the same words of five or more, or alike by 0.65. Moved: in another part, by another role, or in the remarks out of the order that the longest run of the others kept. The rest is new or dropped.',
      'Alike goes by the words in common: a word counts 1, a figure 0.3 whatever it is, and one of about 130 words that say little 0.2. Boilerplate is what stands, word for word, in three of the company’s calls or more. Most new first goes by the number of words that the other call has nowhere; an operator’s do not count.',
      'Questions begin where the operator announces the first, or with the first turn of an analyst, or, where no speakers are named, at such a phrase; the page says which. Where a text does not tell who speaks, nobody is named. Against 30 pairs of short calls whose outcome was written by hand, 87 of 90 outcomes are right.',
    ],
    formula: '2 × weight of the words in common ÷ (weight of one + weight of the other)',
    example:
      'QNTR, Q2 and Q3 2026: “Gross margin was 51.2%, 30 basis points above the same quarter of last year.” and “Gross margin was 52.0%, 90 basis points below the same quarter of last year.” weigh 10.2 each (nine words of 1, two figures of 0.3, three words of 0.2) and have all but above and below in common: 2 × 9.2 ÷ (10.2 + 10.2) = 0.90, reworded.',
  },
  {
    id: 'terms',
    title: 'Terms in calls',
    paragraphs: [
      'Times that a term is said in a part of a call, per 1,000 words of the part. Terms are whole words, whatever their case and accents; a star stands for any ending. A group counts what two of its terms have in common once. Words are what stands between spaces, names of speakers left out; a term across two sentences is not found.',
    ],
    formula: 'times said ÷ words of the part × 1,000',
    example: 'QNTR, Q3 2026, prepared remarks: “margin” is said 3 times in 1,656 words, 3 ÷ 1,656 × 1,000 = 1.81.',
  },
  {
    id: 'figures',
    title: 'Figures in calls',
    paragraphs: [
      'Read by program from prose: a number with a unit whose metric the sentence names, with nothing between the two but words that are understood. A sentence that asks, supposes or denies is left out, and so is a number that does not fit its metric, as a margin in dollars. Words such as mid-single-digit stay words. What analysts say is left out where the text tells who they are.',
      'A figure is matched with the first of the call before that is said of the same words, as a level or a change, of the same time and in the same unit. The readings are held to 82 sentences that were read by hand first.',
    ],
    example:
      'QNTR, Q3 2026: “Gross margin was 52.0%, 90 basis points below the same quarter of last year.” reads gross margin 52.0%, and a change of −90 bp; in Q2 2026 they were 51.2% and +30 bp.',
  },
]
