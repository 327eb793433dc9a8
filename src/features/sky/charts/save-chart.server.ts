import type { Visit } from '../../../app.ts'
import type { Birth } from '../../../astrology/births/read-birth.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { hasConsent, hasWithdrawn } from '../../house/consents/has-consent.server.ts'
import { recordConsents } from '../../house/consents/record-consents.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { NAME_MAX } from './birth-fields.ts'
import { insertChart } from './chart-queries.server.ts'
import { computeChart } from './compute-chart.server.ts'
import { CHARTS_MAX, tidied } from './rules.ts'

export interface SaveInput {
  name: string
  /** Whether it is the client's own birth, or that of another person. */
  isOwn: boolean
  /** Whether the other person agreed. */
  personAgrees?: boolean | undefined
  place: string
  birth: Omit<Birth, 'timeZone'> & { timeZone?: string | undefined }
  houseSystem?: string | undefined
  consents?: readonly { type: string; agreed: boolean }[] | undefined
}

/**
 * Saves a birth to the account. Returns its id.
 * @throws {Refusal} parametersMissing, birthCityMissing, textLength, consentMissing, chartsFull, and as computeChart
 */
export async function saveChart(outer: Visit, input: SaveInput): Promise<number> {
  const { id: userId } = clientOf(outer)
  const name = checkedName(input.name)
  const place = tidied(input.place)
  if (place === '') throw new Refusal('birthCityMissing', 'place')
  const { birth, houseSystem } = input
  const chart = computeChart(birth, houseSystem)
  if (!input.isOwn && input.personAgrees !== true) throw new Refusal('consentMissing', 'personAgrees')
  return inTransaction(outer, async (visit) => {
    if (input.consents?.length) await recordConsents(visit, userId, 'SENSITIVE_DATA', input.consents)
    // The births that a client saves reveal whom they love: withdrawing the consent locks these too.
    const mayKeep = input.isOwn
      ? await hasConsent(visit, userId, 'SENSITIVE_DATA')
      : !(await hasWithdrawn(visit, userId, 'SENSITIVE_DATA'))
    if (!mayKeep) throw new Refusal('consentMissing')
    const saved = {
      name,
      isOwn: input.isOwn,
      birthDate: birth.date,
      birthTime: birth.time ?? null,
      place,
      latitude: birth.latitude,
      longitude: birth.longitude,
      timeZone: chart.timeZone,
      utcOffset: birth.utcOffset ?? null,
      houseSystem: chart.fellBackFrom ?? chart.houseSystem,
      createdAt: visit.now(),
    }
    const id = await insertChart(visit.db, visit.app.keys, userId, saved, CHARTS_MAX)
    if (id === null) throw new Refusal('chartsFull')
    return id
  })
}

/** @throws {Refusal} parametersMissing, textLength */
export function checkedName(typed: string): string {
  const name = tidied(typed)
  if (name === '') throw new Refusal('parametersMissing', 'name')
  if (name.length > NAME_MAX) throw new Refusal('textLength', 'name')
  return name
}
