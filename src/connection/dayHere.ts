/** The calendar day it is where the user is. */
import { dayOfUnix, type IsoDay } from '../lib/dates/days.ts'

export const dayHere = (milliseconds: number): IsoDay =>
  dayOfUnix(milliseconds / 1000 - new Date(milliseconds).getTimezoneOffset() * 60)
