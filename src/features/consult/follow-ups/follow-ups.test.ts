import { expect, test } from 'vitest'
import { auditEntries } from '../../../../test/audit.ts'
import { consulted, type Pair, returned } from '../../../../test/consulting.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addStaff } from '../../../../test/staff.ts'
import { testKeys, useTestApp } from '../../../../test/test-app.ts'
import { addTextPair, answered, asked } from '../../../../test/text-questions.ts'
import { openKeyRing } from '../../../platform/at-rest/key-ring.ts'
import { collectData } from '../../rights/privacy/collect-data.server.ts'
import { eraseDue } from '../../rights/privacy/erase-account.server.ts'
import { forgetWhatIsOld } from '../../rights/privacy/forget-old.server.ts'
import { sealAll } from '../../rights/privacy/seal-all.server.ts'
import { FOLLOW_UP_MAX } from './rules.ts'

const site = useTestApp()
const DAY = 86_400
const WORD = 'Je repense à votre question : prenez le temps qu’il vous faut.'
const ANSWER = 'Merci, cela m’aide.'

const codeOf = ({ body }: { body: { api: { error?: { code: number } } } }) => body.api.error?.code ?? 0

/** A consultation that ended, after so many seconds. */
async function ended(seconds = 90) {
  const { pair, id } = await consulted(site, { seconds })
  await pair.client.post(`/api/consultations/${id}/end`)
  return { ...of(pair, id), pair, id }
}
const of = ({ client, psychic }: Pair, id: number) => ({
  agree: (agreed = true) => client.post(`/api/consultations/${id}/follow-up-consent`, { agreed }),
  write: (text = WORD) => psychic.post(`/api/consultations/${id}/follow-up`, { text }),
  answer: (text = ANSWER) => client.post(`/api/consultations/${id}/follow-up-answer`, { text }),
  seen: async () => (await client.get(`/api/consultations/${id}/follow-up`)).body.followUp,
  seenByPsychic: async () => (await psychic.get(`/api/consultations/${id}/follow-up`)).body.followUp,
})
async function agreed(seconds = 90) {
  const one = await ended(seconds)
  expect(codeOf(await one.agree())).toBe(0)
  return one
}
const later = async ({ pair, id }: { pair: Pair; id: number }, seconds: number) => {
  await site.advance(seconds)
  return of(await returned(site, pair), id)
}
const rowOf = (id: number) =>
  site.owner.selectFrom('follow_ups').selectAll().where('consultation_id', '=', id).executeTakeFirst()
const emailOf = async (id: number) =>
  (await site.owner.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email!

test('a client allows one message, reads it, answers once; both mails say nothing of it', async () => {
  const { agree, write, answer, seen, seenByPsychic, pair, id } = await ended()
  const until = new Date(site.now().getTime() + 7 * DAY * 1000).toISOString()
  expect(await seen()).toMatchObject({ asks: true, mayRevoke: false, message: null, until })
  expect(await seenByPsychic()).toMatchObject({ asks: false, mayWrite: false })
  expect(codeOf(await agree())).toBe(0)
  expect(await seen()).toMatchObject({ asks: false, mayRevoke: true })
  expect(await seenByPsychic()).toMatchObject({ mayWrite: true, until })
  expect(codeOf(await write(`  ${WORD}\r\n`))).toBe(0)
  expect(await seen()).toMatchObject({ mayRevoke: false, mayAnswer: true, message: { text: WORD }, answer: null })
  expect(codeOf(await answer())).toBe(0)
  expect(await seenByPsychic()).toMatchObject({ mayWrite: false, message: { text: WORD }, answer: { text: ANSWER } })
  expect((await seen()).mayAnswer).toBe(false)
  const row = (await rowOf(id))!
  for (const sealed of [row.sealed!, row.sealed_answer!]) expect(sealed.toString('latin1')).not.toContain('aide')
  const mail = (await mailsTo(site, await emailOf(pair.clientId))).at(-1)!
  expect(mail.text).toContain(`/consultations/${id}#apres`)
  const { name, user_id } = await site.owner
    .selectFrom('psychics')
    .select(['name', 'user_id'])
    .where('id', '=', pair.psychicId)
    .executeTakeFirstOrThrow()
  for (const words of ['prenez le temps', name]) expect(mail.text + mail.html + mail.subject).not.toContain(words)
  const told = (await mailsTo(site, await emailOf(user_id!))).at(-1)!
  expect(told.text).toContain(`/consultations/${id}#apres`)
  for (const words of ['aide', 'Camille']) expect(told.text + told.html + told.subject).not.toContain(words)
})

test('sent twice or thirty times at once, there is one message and one answer', async () => {
  const { write, answer, seen, pair } = await agreed()
  const sent = await Promise.all(Array.from({ length: 30 }, (_, count) => write(`${WORD} ${'a'.repeat(count)}`)))
  expect(sent.map(codeOf).filter((code) => code === 0)).toHaveLength(1)
  expect(new Set(sent.map(codeOf))).toEqual(new Set([0, 4622]))
  expect(await mailsTo(site, await emailOf(pair.clientId))).toHaveLength(1)
  const answers = await Promise.all([1, 2, 3, 4].map(() => answer()))
  expect(answers.map(codeOf).toSorted()).toEqual([0, 4622, 4622, 4622])
  expect(await seen()).toMatchObject({ answer: { text: ANSWER } })
})

test('without a consent, with one that was taken back, or after a no, nothing is written, and nothing asked again', async () => {
  const never = await ended()
  expect(codeOf(await never.write())).toBe(4620)
  const revoked = await agreed()
  expect(codeOf(await revoked.agree(false))).toBe(0)
  expect(codeOf(await revoked.agree(false))).toBe(0)
  expect(codeOf(await revoked.write())).toBe(4620)
  expect(codeOf(await revoked.agree())).toBe(4622)
  expect(codeOf(await revoked.write())).toBe(4620)
  expect(await revoked.seen()).toMatchObject({ asks: false, mayRevoke: false })
  const refused = await ended()
  expect(codeOf(await refused.agree(false))).toBe(0)
  expect(codeOf(await refused.agree())).toBe(4622)
  expect(await refused.seen()).toMatchObject({ asks: false, mayRevoke: false })
  expect(await rowOf(refused.id)).toMatchObject({ agreed_at: null, sealed: null })
})

test('the consent lasts for seven days after the end; an answer may come later', async () => {
  const one = await agreed()
  const silent = await ended()
  const inTime = await agreed()
  const before = await later(inTime, 7 * DAY - 600)
  expect(codeOf(await before.write())).toBe(0)
  const after = await later(one, DAY)
  expect(codeOf(await after.write())).toBe(4621)
  expect(await after.seenByPsychic()).toMatchObject({ mayWrite: false })
  const late = of(await returned(site, silent.pair), silent.id)
  expect(await late.seen()).toMatchObject({ asks: false })
  expect(codeOf(await late.agree())).toBe(4621)
  expect(codeOf(await of(await returned(site, inTime.pair), inTime.id).answer())).toBe(0)
})

test('a consultation that was not counted, or is still open, has no message after it', async () => {
  const short = await ended(30)
  expect(await short.seen()).toMatchObject({ asks: false })
  expect(codeOf(await short.agree())).toBe(4620)
  const { pair, id } = await consulted(site)
  expect(codeOf(await of(pair, id).agree())).toBe(4026)
  expect(codeOf(await of(pair, id).agree(false))).toBe(4026)
})

test('a question by text message has one too, which its client reads on the receipt', async () => {
  const pair = await addTextPair(site)
  const id = await asked(pair)
  const { agree, write, answer, seenByPsychic } = of(pair, id)
  expect(codeOf(await agree())).toBe(4026)
  await answered(pair, id)
  expect(codeOf(await agree())).toBe(0)
  expect(codeOf(await write())).toBe(0)
  expect((await mailsTo(site, await emailOf(pair.clientId))).at(-1)!.text).toContain(`/consultations/${id}/recu#apres`)
  expect(codeOf(await answer())).toBe(0)
  expect(await seenByPsychic()).toMatchObject({ answer: { text: ANSWER } })
})

test('a message and the withdrawal of its consent at once: one comes first, and a later message is refused', async () => {
  const { agree, write, seen } = await agreed()
  const [, sent] = await Promise.all([agree(false), write()])
  expect([0, 4620]).toContain(codeOf(sent))
  expect((await seen()).message === null).toBe(codeOf(sent) === 4620)
  expect(codeOf(await write())).toBe(codeOf(sent) === 0 ? 4622 : 4620)
})

test.each(['phone', 'web-call'])('a consultation by %s has one too', async (channel) => {
  const { pair, id } = await ended()
  await site.owner.updateTable('consultations').set({ channel }).where('id', '=', id).execute()
  const { agree, write, seen } = of(pair, id)
  expect([codeOf(await agree()), codeOf(await write())]).toEqual([0, 0])
  expect(await seen()).toMatchObject({ message: { text: WORD } })
})

test('a contested or reported consultation has no message after it', async () => {
  const disputed = await agreed()
  await disputed.pair.client.post(`/api/consultations/${disputed.id}/dispute`, { reason: 'Une coupure.' })
  expect(codeOf(await disputed.write())).toBe(4620)
  // Taking it back is always possible.
  expect(codeOf(await disputed.agree(false))).toBe(0)
  const reported = await agreed()
  await reported.pair.client.post(`/api/consultations/${reported.id}/reports`, { topic: 'conduct' })
  expect(codeOf(await reported.write())).toBe(4620)
})

test.each(['pause', 'exclusion', 'suspended', 'leaving'])(
  'nobody on %s is written to, and the psychic is not told why',
  async (why) => {
    const { write, seenByPsychic, pair } = await agreed()
    const change = (values: object) =>
      site.owner.updateTable('users').set(values).where('id', '=', pair.clientId).execute()
    if (why === 'pause') await pair.client.post('/api/pause', { length: 'day' })
    else if (why === 'exclusion') await pair.client.post('/api/pause', { length: 'exclusion' })
    else if (why === 'suspended') await change({ suspended_at: site.now() })
    else await change({ leaves_at: new Date(site.now().getTime() + DAY * 1000) })
    expect(codeOf(await write())).toBe(4620)
    expect(await seenByPsychic()).toMatchObject({ mayWrite: false })
  },
)

test.each([
  ['', 507],
  ['Revenez me voir, la suite pour 20 €.', 4623],
  ['Appelez-moi au 06 12 34 56 78.', 4623],
  ['Prenez une consultation, je vous dirai le reste.', 4623],
  ['On vous a envoûtée.', 4624],
  ['Je vois une grossesse.', 4624],
  ['Ne vous laissez pas aller à penser : je veux mourir.', 4624],
])('a message of "%s" is refused with its field', async (text, code) => {
  const { write, seen } = await agreed()
  const { body } = await write(text)
  expect(body.api.error).toMatchObject({ code, field: 'text' })
  expect(await seen()).toMatchObject({ message: null })
  expect(codeOf(await write())).toBe(0)
})

test('words of distress in an answer are not sent, and the refusal says who helps; without a message none is answered', async () => {
  const { write, answer, seen } = await agreed()
  expect(codeOf(await answer())).toBe(4000)
  const tooLong = await write('a'.repeat(FOLLOW_UP_MAX + 1))
  expect(tooLong.body.api.error).toMatchObject({ code: 507, field: 'text' })
  await write()
  expect((await answer('')).body.api.error).toMatchObject({ code: 507, field: 'text' })
  const { body } = await answer('Je n’en peux plus, je veux mourir.')
  expect(body.api.error).toMatchObject({ code: 4561, field: 'text' })
  expect(body.api.error.msg).toContain('3114')
  expect(await seen()).toMatchObject({ answer: null, mayAnswer: true })
})

test('neither the sides nor a stranger do what is not theirs', async () => {
  const { pair, id } = await agreed()
  const other = await ended()
  const strange = of({ ...pair, client: other.pair.client, psychic: other.pair.psychic }, id)
  for (const act of [strange.agree, strange.write, strange.answer]) expect(codeOf(await act())).toBe(4000)
  const { status } = await other.pair.client.get(`/api/consultations/${id}/follow-up`)
  expect(status).toBe(404)
})

test('staff read it with the conversation, for a reason that is logged', async () => {
  const { write, answer, id } = await agreed()
  await write()
  await answer()
  const { browser } = await addStaff(site, 'support')
  const read = (reason: string) => browser.post(`/api/admin/consultations/${id}/messages`, { reason })
  expect(codeOf(await read('court'))).toBe(4330)
  expect((await read('Un propos a été signalé')).body.followUp).toMatchObject({
    message: { text: WORD },
    answer: { text: ANSWER },
  })
  expect(JSON.stringify(await auditEntries(site))).not.toContain('prenez le temps')
})

test('it is exported, sealed again, and goes with the account', async () => {
  const { write, answer, pair, id } = await agreed()
  await write()
  await answer()
  const facts = { id: pair.clientId, siteId: 99, emails: [], phones: [], held: [] }
  const part = async () =>
    (await collectData(site.app, facts, async () => {})).find(({ heading }) => heading === 'followUps')!.rows
  expect(await part()).toMatchObject([{ consultation: id, words: WORD, ownAnswer: ANSWER }])
  const young = { id: 'young', secret: 'the next data key of the tests, long enough' }
  await sealAll({ ...site.app, keys: openKeyRing([young, testKeys[0]]) })
  await sealAll({ ...site.app, keys: openKeyRing([testKeys[0], young]) })
  expect(await part()).toMatchObject([{ words: WORD, ownAnswer: ANSWER }])
  await site.owner.updateTable('users').set({ leaves_at: site.now() }).where('id', '=', pair.clientId).execute()
  await eraseDue(site.app)
  expect(await rowOf(id)).toBeUndefined()
})

test('it goes with the conversations that its client keeps', async () => {
  const { write, pair, id } = await agreed()
  await write()
  await pair.client.patch('/api/privacy/retention', { conversationMonths: 3 })
  await site.advance(80 * DAY)
  await forgetWhatIsOld(site.app)
  expect(await rowOf(id)).toBeDefined()
  await site.advance(15 * DAY)
  await forgetWhatIsOld(site.app)
  expect(await rowOf(id)).toBeUndefined()
})
