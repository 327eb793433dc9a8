import { adviceDay } from './advice-day.ts'
import { advicePeriod } from './advice-period.ts'
import { energyDay } from './energy-day.ts'
import { energyPeriod } from './energy-period.ts'
import { loveDay } from './love-day.ts'
import { lovePeriod } from './love-period.ts'
import { moneyDay } from './money-day.ts'
import { moneyPeriod } from './money-period.ts'
import type { DaySheet, PeriodSheet, Topic } from './sheet.ts'
import { workDay } from './work-day.ts'
import { workPeriod } from './work-period.ts'

export const daySheets: Readonly<Record<Topic, DaySheet>> = {
  love: loveDay,
  work: workDay,
  money: moneyDay,
  energy: energyDay,
  advice: adviceDay,
}

export const periodSheets: Readonly<Record<Topic, PeriodSheet>> = {
  love: lovePeriod,
  work: workPeriod,
  money: moneyPeriod,
  energy: energyPeriod,
  advice: advicePeriod,
}
