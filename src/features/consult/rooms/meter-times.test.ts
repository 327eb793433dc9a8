import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import { CLOSES_WITHIN, CONNECTS_WITHIN, PAYS_WITHIN, SPEAK_WITHIN } from './rules.ts'

const site = useTestApp()

test('screens count down to the meter’s own deadlines', async () => {
  const { rows } = await sql`
    select extract(epoch from meter_first_message())::int as first, extract(epoch from meter_silence())::int as again,
      extract(epoch from meter_apart())::int as drop, extract(epoch from meter_idle())::int as idle,
      extract(epoch from meter_payment())::int as payment, extract(epoch from meter_connecting())::int as connecting`.execute(
    site.owner,
  )
  const { drop, silence, absence } = CLOSES_WITHIN
  expect(silence).toBe(absence)
  expect([CLOSES_WITHIN.sound, CLOSES_WITHIN.unheard]).toEqual([drop, drop])
  expect(rows).toEqual([
    {
      first: SPEAK_WITHIN,
      again: SPEAK_WITHIN,
      drop,
      idle: silence,
      payment: PAYS_WITHIN,
      connecting: CONNECTS_WITHIN,
    },
  ])
})
