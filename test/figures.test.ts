import { expect, test } from 'vitest'
import * as appointments from '../src/features/consult/appointments/rules.ts'
import * as holdRules from '../src/features/consult/care/hold-rules.ts'
import * as freeAlerts from '../src/features/consult/free-alerts/rules.ts'
import * as presence from '../src/features/consult/presence/queries.server.ts'
import * as psychics from '../src/features/consult/psychics/rules.ts'
import * as rooms from '../src/features/consult/rooms/rules.ts'
import * as challenges from '../src/features/house/challenges/rules.ts'
import * as ledger from '../src/features/house/ledger/rules.ts'
import * as mostSessions from '../src/features/house/session/most-sessions.ts'
import * as acts from '../src/features/house/staff/acts.ts'
import * as tracking from '../src/features/house/tracking/rules.ts'
import * as phoneRules from '../src/features/house/users/phone-rules.ts'
import * as users from '../src/features/house/users/rules.ts'
import * as disputes from '../src/features/money/disputes/rules.ts'
import * as paperRules from '../src/features/money/psychic-management/paper-rules.ts'
import * as priceRules from '../src/features/money/psychic-management/price-rules.ts'
import * as withdrawals from '../src/features/money/withdrawals/rules.ts'
import * as passkeyRules from '../src/features/people/confirmation/passkey-rules.ts'
import * as confirmation from '../src/features/people/confirmation/rules.ts'
import * as marketing from '../src/features/people/marketing/rules.ts'
import * as pauses from '../src/features/people/pauses/rules.ts'
import * as secondFactor from '../src/features/people/second-factor/rules.ts'
import * as providers from '../src/features/people/ways-in/providers.ts'
import * as complaints from '../src/features/rights/complaints/rules.ts'
import * as retention from '../src/features/rights/privacy/retention.ts'
import * as privacy from '../src/features/rights/privacy/rules.ts'
import * as cookie from '../src/platform/session/cookie.ts'

// The tests beside the code use these by their names, and would follow one that somebody changed by mistake.

test('the figures of the law and of the terms of sale are as decided', () => {
  expect(withdrawals).toMatchObject({ WITHDRAWAL_DAYS: 14, REFUND_DAYS: 14 })
  expect(users).toMatchObject({ ADULT_AGE: 18, OLDEST_BIRTH_YEAR: 1900 })
  expect(complaints).toMatchObject({ ANSWER_DAYS: 14, TAKEN_HOURS: 48 })
  expect(privacy).toMatchObject({
    EXPORT_EVERY_HOURS: 24,
    EXPORT_DAYS: 7,
    EXPORT_PATIENCE_MINUTES: 60,
    GRACE_DAYS: 30,
    WAITS_DAYS: 14,
  })
  expect(retention).toMatchObject({
    WARNED_DAYS: 30,
    CONVERSATION_MONTHS: [3, 12, 24],
    KEEP_DAYS: {
      prospects: 1095,
      sessions: 365,
      appointments: 365,
      contacts: 365,
      searches: 365,
      bounces: 365,
      requests: 1825,
      proofs: 1825,
      codes: 30,
      waiting: 30,
      calls: 7,
      exports: 7,
      mails: 30,
    },
  })
  expect(appointments).toMatchObject({
    LENGTHS: [15, 30, 45, 60],
    AHEAD: { leastHours: 2, mostDays: 30 },
    FREE_HOURS: 2,
    ANSWER_HOURS: 12,
    KEPT_MINUTES: 5,
    MOST_OPEN: 3,
    ABSENCES: { most: 3, withinDays: 60, closedDays: 30 },
    ABSENCE_CREDIT: 500,
  })
  expect(pauses).toMatchObject({ EXCLUSION_MONTHS: 6, WISH_HOURS: 24 })
  expect(marketing).toMatchObject({ CONFIRM_DAYS: 7, RESTORE_HOURS: 24 })
  expect(tracking).toMatchObject({ TOUCH_DAYS: 30 })
})

test('the figures of money and of consultations are as decided', () => {
  expect(ledger).toMatchObject({
    FREE_SECONDS: 600,
    PENDING_DAYS: 60,
    REFUND_DAYS: 3,
    SANDBOX_HOURS: 23,
    VAT_PERCENT: 20,
    PSYCHIC_SHARE_PERCENT: 45,
  })
  expect(phoneRules).toMatchObject({ PHONE_BONUS_SECONDS: 180 })
  expect(rooms).toMatchObject({ ACCEPT_WITHIN: 45, MINUTE: 60, MISSES_BEFORE_OFFLINE: 2, SPEAK_WITHIN: 60 })
  expect(presence).toMatchObject({ PRESENCE_LEASE: 60 })
  expect(holdRules).toMatchObject({ DECIDE_HOURS: 48, AGAIN_DAYS: 30, REMIND_HOURS: 24 })
  expect(freeAlerts).toMatchObject({ ALERT_DAYS: 7 })
  expect(psychics).toMatchObject({
    MAX_EUROS: 5,
    APPEND_BY: 5,
    LIST_FIRST: 12,
    LIST_MAX: 100,
    NEW_DAYS: 60,
    MEASURED_FROM: 5,
    REVIEWS_FIRST: 10,
    REVIEWS_MAX: 200,
  })
  expect(priceRules).toMatchObject({ HIGHEST_PRICE: 500, RISE_DAYS: 30 })
  expect(paperRules).toMatchObject({ WARNED_DAYS: 30, GRACE_DAYS: 30 })
  expect(disputes).toMatchObject({ AT_IT_MINUTES: 15 })
})

test('the figures of passwords, codes and sessions are as decided', () => {
  expect(users).toMatchObject({
    PASSWORD_MIN: 12,
    STAFF_PASSWORD_MIN: 15,
    PASSWORD_MAX: 200,
    CODE_MINUTES: 15,
    CODE_TRIES: 5,
    CODE_PAUSE: 60,
    CODES_PER_HOUR: 6,
  })
  expect(mostSessions).toMatchObject({ MOST_SESSIONS: 20 })
  expect(acts).toMatchObject({ FRESH_MINUTES: 5, REASON_MAX: 2000 })
  expect(challenges).toMatchObject({ CHALLENGE_SECONDS: 1200, UNSOLVED_PER_HOUR: 10, SOLVED_MAX: 2000 })
  expect(secondFactor).toMatchObject({ PERIOD_SECONDS: 30, DIGITS: 6, WINDOW: 1, RECOVERY_CODES: 10 })
  expect(confirmation).toMatchObject({ CONFIRMED_MINUTES: 10 })
  expect(passkeyRules).toMatchObject({ CHALLENGE_MINUTES: 5, MOST_PASSKEYS: 10, NAME_MAX: 40 })
  expect(providers).toMatchObject({ AWAY_SECONDS: 600, PENDING_SECONDS: 1800 })
  expect(cookie).toMatchObject({ COOKIE_MAX_AGE: 604_800 })
})
