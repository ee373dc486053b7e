/** Splits on the page of one company, by the day they take effect. */
import { defineCompanyView } from '../../api/endpoint/companyView.ts'
import { isDay } from '../../lib/dates/days.ts'
import { splits } from './endpoint.ts'
import { sharesPerShare } from '../../analysis/splitAdjustment.ts'
import { ratioOf } from './ratio.ts'

export const splitsOfCompany = defineCompanyView<typeof splits>({
  endpoint: splits,
  // The price steps on the ex-date, whenever the split was announced.
  extraParams: { date_search_field: 'ex' },
  remark: 'By ex-date, not by announcement.',
  lane: 'Splits',
  homeOf: (records) => ({ exchanges: records.flatMap(({ exchange }) => exchange || []) }),
  splitsOf: (records) =>
    records.flatMap((split) =>
      split.date_ex && isDay(split.date_ex)
        ? [{ exDay: split.date_ex, ratio: sharesPerShare(split.ratio ?? '', split.split_type ?? '') }]
        : [],
    ),
  eventOf: (split) =>
    split.date_ex && isDay(split.date_ex)
      ? { day: split.date_ex, words: `${ratioOf(split)?.words ?? 'Ratio not given'}, ex-date` }
      : undefined,
})
