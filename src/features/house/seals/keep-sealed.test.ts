import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fund } from '../../../../test/consulting.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { verifyAll } from '../../money/verification/verify-all.server.ts'
import { ledgerChain } from '../../money/wallet/ledger-chain.server.ts'
import { keepSealed } from './keep-sealed.server.ts'
import { parseList, rootLines } from './kept-roots.server.ts'
import { sealDays } from './seal-days.server.ts'
import { sealKeysOf } from './seal-keys.server.ts'

const lines: string[] = []
const site = useTestApp({ LOG_LEVEL: 'info' }, { logTo: { write: (line: string) => void lines.push(line) } })
const DAY = 86_400

const seals = () =>
  site.owner.selectFrom('day_seals').selectAll().where('chain', '=', 'ledger').orderBy('day').execute()
const spend = async () => fund(site, (await addClient(site)).id, { cents: 100 })

test('nights without a worker are sealed, once each however many nodes try, and their roots are logged', async () => {
  await spend()
  await site.advance(DAY)
  expect(await sealDays(site.app, ledgerChain)).toEqual(['2026-11-21'])
  await site.advance(2 * DAY)
  await spend()
  await site.advance(DAY)
  const nodes = await Promise.all([1, 2, 3].map(() => sealDays(site.app, ledgerChain)))
  expect(nodes.flat().toSorted()).toEqual(['2026-11-22', '2026-11-23', '2026-11-24'])
  const found = await seals()
  expect(found.map(({ day, count }) => [day, count])).toEqual([
    ['2026-11-21', 1],
    ['2026-11-22', 0],
    ['2026-11-23', 0],
    ['2026-11-24', 1],
  ])
  for (const { root } of found) expect(lines.some((line) => line.includes(root.toString('hex')))).toBe(true)
  expect(lines.filter((line) => line.includes('ledger sealed'))).toHaveLength(4)
})

test('a seal waits for uncommitted rows: no row below its last id is left out', async () => {
  const { id } = await addClient(site)
  const held = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const posting = site.owner.transaction().execute(async (owner) => {
    await fund({ owner }, id, { cents: 700 })
    begun.resolve()
    await held.promise
  })
  await begun.promise
  await site.advance(DAY)
  await expect(sealDays(site.app, ledgerChain)).rejects.toMatchObject({ code: '55P03' })
  held.resolve()
  await posting
  expect(await sealDays(site.app, ledgerChain)).toEqual(['2026-11-25'])
  expect((await seals()).at(-1)).toMatchObject({ count: 1 })
})

const today = sql`(app_now() at time zone 'Europe/Paris')::date`

test.each([
  ['a day that is not past', today],
  ['2031', sql`'2031-01-01'::date`],
  ['a day after a gap', sql`${today} - 1`],
])('the application’s role can’t seal %s', async (_what, day) => {
  // Yesterday has its seal; three days later a gap follows it.
  if (day !== today) await site.advance(3 * DAY)
  const { seal } = (await seals()).at(-1)!
  const sealing = sql`select seal_day('ledger', ${day}, 1000, 0, '', ${seal}, '', '')`.execute(site.app.db)
  await expect(sealing).rejects.toThrow('once they are over, in order')
})

test('nor a day that does not follow the one before', async () => {
  const day = sql`(select max(day) + 1 from day_seals where chain = 'ledger')`
  const sealing = (last: number, previous: Buffer) =>
    sql`select seal_day('ledger', ${day}, ${last}, 0, '', ${previous}, '', '')`.execute(site.app.db)
  await expect(sealing(1000, Buffer.alloc(32))).rejects.toThrow('follows the one before')
  await expect(sealing(0, (await seals()).at(-1)!.seal)).rejects.toThrow('follows the one before')
})

test('every seal is copied to a list outside the database, the same that the command prints', async () => {
  expect(await keepSealed(site.app, ledgerChain)).toEqual([])
  const kept = await readFile(join(site.app.config.dataDir, 'sealed-ledger.csv'), 'utf8')
  const printed = await rootLines(site.app.db, 'ledger')
  expect(parseList(kept).map(({ line }) => line)).toEqual(printed)
  const verify = (text: string) => verifyAll(site.app.db, sealKeysOf(site.app), parseList(text))
  expect(await verify(kept)).toEqual([])
  const other = printed[1]!.replace(/[0-9a-f]{4}$/, '0000')
  expect(await verify(`${kept}\nledger;2026-11-02;3;;${'ab'.repeat(32)}\n${other}`)).toEqual([
    'ledger: 2026-11-02 missing',
    'ledger: 2026-11-22 kept',
  ])
})

test.each(['ledger;2026-11-02', 'till;2026-11-02;1;ab;cd', 'ledger;2026-11-02;x;ab;cd'])(
  '%s is not a line of a list',
  (line) => {
    expect(() => parseList(`chain;day;last;root;seal\n${line}`)).toThrow('line 2')
  },
)
