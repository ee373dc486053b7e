/** The words for what goes wrong: parts of their own, fetched once the first page stands, to be at hand when the network is not. */
import { lazy } from 'react'
import { loadRefusal } from '../../api/client/answer/readAnswer.ts'

const loadFailureNotice = () => import('./FailureNotice.tsx')
const loadTimeNotices = () => import('./TimeNotices.tsx')

export const FailureNotice = lazy(async () => ({ default: (await loadFailureNotice()).FailureNotice }))
export const AskingAgain = lazy(async () => ({ default: (await loadTimeNotices()).AskingAgain }))
export const StillLoading = lazy(async () => ({ default: (await loadTimeNotices()).StillLoading }))
export const NewDayNotice = lazy(async () => ({ default: (await loadTimeNotices()).NewDayNotice }))
export const AgeNotice = lazy(async () => ({ default: (await loadTimeNotices()).AgeNotice }))

/** A part that does not come now is asked for again when it is wanted. */
export const preloadErrorNotices = (): void => void Promise.allSettled([loadRefusal(), loadFailureNotice(), loadTimeNotices()])
