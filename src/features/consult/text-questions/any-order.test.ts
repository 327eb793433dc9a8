import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import {
  addTextPair,
  answerText,
  askText,
  brokenLaws,
  deliver,
  inboundRequest,
  QUESTION,
  type TextPair,
  take,
} from '../../../../test/text-questions.ts'
import { verifyLedger } from '../../money/wallet/verify-ledger.server.ts'
import { closeOverdue } from './close-overdue.server.ts'
import { hearTexts } from './hear-texts.server.ts'
import { keywordOf } from './keywords.ts'

const site = useTestApp()
const PRICE = 500
const CREDIT = 4000
const PAIRS = 4

const step = fc.record({
  who: fc.nat({ max: PAIRS - 1 }),
  what: fc.constantFrom('question', 'yes', 'no', 'again', 'page', 'answer', 'answerTwice', 'cancel', 'decline', 'time'),
  /** Whether the network brings it twice, and whether it is read at once. */
  twice: fc.boolean(),
  heard: fc.boolean(),
})

test('whatever comes in, in any order, twice and late: one charge per answer, and nothing without one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 200, maxLength: 260 }), async (steps) => {
      const pairs: TextPair[] = []
      for (let count = 0; count < PAIRS; count += 1) pairs.push(await addTextPair(site, { cents: CREDIT }))
      const brought: ReturnType<typeof inboundRequest>[] = []
      const send = async (request: ReturnType<typeof inboundRequest>, twice: boolean) => {
        const once = () => site.browser().post(request.path, request.body, request.headers)
        await Promise.all(twice ? [once(), once()] : [once()])
      }
      const waiting = async ({ client }: TextPair): Promise<number[]> =>
        (await client.get('/api/text-questions')).body.questions
          .filter(({ status }: { status: string }) => status === 'asked')
          .map(({ id }: { id: number }) => id)
      for (const { who, what, twice, heard } of steps) {
        const pair = pairs[who]!
        const words = { question: `${keywordOf(pair.slug)} ${QUESTION}`, yes: 'OUI', no: 'NON' }
        if (what === 'question' || what === 'yes' || what === 'no') {
          const request = inboundRequest(site, { from: pair.number, text: words[what] })
          brought.push(request)
          await send(request, twice)
        } else if (what === 'again' && brought.length > 0) await send(brought[who % brought.length]!, twice)
        else if (what === 'page') await askText(pair)
        else if (what === 'time') {
          await site.advance(3 * 3600)
          await Promise.all([closeOverdue(site.app), closeOverdue(site.app)])
        } else {
          const [id] = await waiting(pair)
          if (id === undefined) continue
          if (what === 'cancel') await pair.client.post(`/api/text-questions/${id}/cancel`)
          else if (what === 'decline') await pair.psychic.post(`/api/workspace/text-questions/${id}/decline`)
          else {
            await take(pair, id)
            const answers = what === 'answer' ? [0] : [0, 1, 2]
            await Promise.all([
              ...answers.map(() => answerText(pair, id)),
              ...(twice ? [pair.client.post(`/api/text-questions/${id}/cancel`)] : []),
            ])
          }
        }
        if (heard) await Promise.all([hearTexts(site.app), hearTexts(site.app)])
        await deliver(site)
      }
      await hearTexts(site.app)
      for (const pair of pairs) {
        const { wallet } = (await pair.client.get('/api/wallet')).body
        const rows = await site.owner
          .selectFrom('consultations as c')
          .leftJoin('receipts as r', 'r.consultation_id', 'c.id')
          .select(['c.status', 'r.total'])
          .where('c.client_id', '=', pair.clientId)
          .execute()
        const paid = rows.filter(({ status }) => status === 'ended')
        expect(paid.every(({ total }) => total === PRICE)).toBe(true)
        expect(rows.filter(({ total }) => total !== null)).toHaveLength(paid.length)
        expect(wallet.reserved).toBe(PRICE * rows.filter(({ status }) => status === 'asked').length)
        expect(wallet.balance + wallet.reserved).toBe(CREDIT - PRICE * paid.length)
      }
      expect(await brokenLaws(site)).toEqual([])
      expect(await verifyLedger(site.app.db)).toEqual([])
    }),
    { numRuns: 5, endOnFailure: true },
  )
}, 240_000)
