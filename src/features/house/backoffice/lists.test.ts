import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addClient } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { resources } from '../../../api.ts'
import { Refusal } from '../../../errors.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { systemVisit } from '../session/open-visit.server.ts'
import { findPerson } from '../session/person.server.ts'
import { listRows, readRow } from './list-rows.server.ts'
import { filtersOf, pageQuery, soughtRows } from './queries.server.ts'

const site = useTestApp()
const LISTED = 2501
let moderator: Staff

beforeAll(async () => {
  await sql`
    create function drop_others(of_table text, of_column text) returns void language plpgsql as $$
    declare
      other record;
    begin
      for other in select indexrelid::regclass as name, conname, contype from pg_index
        left join pg_constraint on conindid = indexrelid and conrelid = indrelid
        where indrelid = of_table::regclass and pg_get_indexdef(indexrelid) !~ ('\\m' || of_column || '\\M')
      loop
        if other.contype = 'u' then
          execute format('alter table %s drop constraint %I cascade', of_table, other.conname);
        elsif other.contype is null then
          execute format('drop index %s', other.name);
        end if;
      end loop;
    end $$`.execute(site.owner)
  moderator = await addStaff(site, 'moderator')
  const { id: client } = await addClient(site)
  const { id: psychicId } = await addPsychic(site.owner)
  await sql`
    with made as (
      insert into consultations (site_id, client_id, psychic_id, channel, status, price_per_minute,
        psychic_share_percent, vat_percent, requested_at)
      select case when n > ${LISTED} then 100 else 99 end, ${client}, ${psychicId}, 'chat', 'ended', 250, 45, 20,
        app_now() from generate_series(1, ${LISTED + 9}) n returning id, site_id)
    insert into reviews (consultation_id, psychic_id, client_id, site_id, rating, text, status, consulted_at, written_at)
    select id, ${psychicId}, ${client}, site_id, 1 + id % 5, '=1+' || id, case when id % 10 = 0 then 'refused' else
      'published' end, app_now(), app_now() - id * interval '1 minute' from made`.execute(site.owner)
})

const list = async (query = '') => (await moderator.browser.get(`/api/admin/reviews${query}`)).body
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

test('a page gives this site’s total, and paging neither repeats nor skips a row', async () => {
  const first = await list('?perPage=100&sort=rating&order=asc')
  expect([first.rows.length, first.total, first.hasNext]).toEqual([100, LISTED, true])
  const seen = new Set(ids(first.rows))
  for (let page = 2; page <= 26; page += 1) {
    for (const id of ids((await list(`?perPage=100&page=${page}&sort=rating&order=asc`)).rows)) seen.add(id)
  }
  expect(seen.size).toBe(LISTED)
  expect(await list('?perPage=100&page=26')).toMatchObject({ rows: { length: 1 }, hasNext: false })
})

test('the newest rows come first by default', async () => {
  const { rows } = await list('?perPage=3')
  const dates = rows.map(({ writtenAt }: { writtenAt: string }) => writtenAt)
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(ids((await list('?perPage=3&order=asc')).rows)).not.toEqual(ids(rows))
})

test('filters combine, and days are in Paris time', async () => {
  const { rows, total } = await list('?status=refused&rating=1&perPage=100')
  expect(total).toBe(Math.floor(LISTED / 10))
  expect(rows.every((row: { status: string; rating: number }) => row.status === 'refused' && row.rating === 1)).toBe(
    true,
  )
  expect((await list('?writtenTo=2026-11-19')).total + (await list('?writtenFrom=2026-11-20')).total).toBe(LISTED)
  // Midnight in Paris is 23:00 the day before in UTC.
  const [first] = (await list('?writtenFrom=2026-11-21&order=asc&perPage=1')).rows
  expect(first.writtenAt).toBe('2026-11-20T23:00:00.000Z')
  const [one, two] = rows
  expect(ids((await list(`?ids=${one.id},${two.id},999999`)).rows).toSorted()).toEqual([one.id, two.id].toSorted())
})

test.each([
  ['a sort field that is not offered', 'sort=text', 'sort'],
  ['an unknown order', 'order=up', 'order'],
  ['a page number below 1', 'page=0', 'page'],
  ['a page size that is too large', 'perPage=101', 'perPage'],
  ['a filter that is not offered', 'text=bien', 'text'],
  ['an unknown value', 'status=lost', 'status'],
  ['a number beyond the column’s range', 'psychicId=99999999999', 'psychicId'],
  ['a day that does not exist', 'writtenFrom=2026-02-30', 'writtenFrom'],
  ['a day beyond the database’s range', 'writtenFrom=0000-01-01', 'writtenFrom'],
  ['invalid ids', 'ids=1,x', 'ids'],
])('%s is refused, and the error names the parameter', async (_what, query, field) => {
  const { status, body } = await moderator.browser.get(`/api/admin/reviews?${query}`)
  expect([status, body.api.error]).toMatchObject([400, { code: 107, field }])
})

test('reads a row by its id; another site’s row is not found', async () => {
  const [row] = (await list('?perPage=1')).rows
  expect((await moderator.browser.get(`/api/admin/reviews/${row.id}`)).body.row).toEqual(row)
  const foreign = await site.owner
    .selectFrom('reviews')
    .select('consultation_id as id')
    .where('site_id', '=', 100)
    .executeTakeFirstOrThrow()
  expect((await moderator.browser.get(`/api/admin/reviews/${foreign.id}`)).body.api.error.code).toBe(3000)
})

test('a list and its rows are refused to a role that may not see them, whatever calls for them', async () => {
  const editor = await addStaff(site, 'editor')
  const reviews = resources.find(({ name }) => name === 'reviews')!
  const person = await findPerson(site.app.db, site.app.keys, editor.id)
  const visit = systemVisit(site.app, site.app.sites[0], person)
  const asked = { page: 1, perPage: 1, sort: reviews.sort.by, order: reviews.sort.order }
  await expect(listRows(visit, reviews, asked, {})).rejects.toThrow(Refusal)
  await expect(readRow(visit, reviews, 1)).rejects.toThrow(Refusal)
})

describe('export', () => {
  const heads = { id: 'N°', text: '=Avis' }
  const ask = (body: object) => moderator.browser.post('/api/admin/reviews/export', body)

  test('has every row once, with the requested headings and no formulas', async () => {
    const { status, body, headers } = await ask({ heads })
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    const lines = body.replace(/^\ufeff/, '').split('\r\n')
    expect(lines[0].split(';').slice(0, 6)).toEqual(['N°', 'status', 'psychicId', 'psychic', 'rating', "'=Avis"])
    expect(lines).toHaveLength(1 + LISTED + 1)
    expect(new Set(lines).size).toBe(LISTED + 2)
    expect(lines[1].split(';')[5]).toMatch(/^'=1\+/)
  })

  test('the log names the list and its filters, not the values', async () => {
    await ask({ filter: { status: 'refused' } })
    const last = await site.owner.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(last).toMatchObject({
      act: 'list.export',
      actor_id: moderator.id,
      subject: 'list:reviews',
      details: { by: ['status'], rows: Math.floor(LISTED / 10) },
    })
  })

  test('needs a second-factor code of the last five minutes, and only takes filters that are offered', async () => {
    expect((await ask({ filter: { status: 'lost' } })).body.api.error).toMatchObject({ code: 107 })
    await site.advance(300)
    expect((await ask({})).body.api.error.code).toBe(4202)
  })
})

/** A valid value for a filter. */
function sample(schema: z.ZodType): unknown {
  const { enum: known, format } = z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>
  if (known) return schema.parse((known as string[])[0])
  if (format === 'date') return schema.parse('2026-01-01')
  const hash = '0'.repeat(32)
  return schema.parse(schema.safeParse('1').success ? '1' : hash)
}

describe.each(resources)('$name', (of) => {
  /** The plan that PostgreSQL chooses if a sequential scan and a sort cost more than any index. */
  const planOf = async (
    query: (db: Database) => { explain: (format: 'json') => Promise<object[]> },
    column?: string,
  ) => {
    let plan = ''
    const explaining = site.owner.transaction().execute(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db)
      await sql`set local enable_sort = off`.execute(db)
      // For an empty table all plans cost the same, so the indexes that don't serve this column are dropped.
      if (column) await sql`select drop_others(${of.table}, ${column})`.execute(db)
      plan = JSON.stringify(await query(db).explain('json'))
      throw new Error('put back')
    })
    await expect(explaining).rejects.toThrow('put back')
    return plan
  }

  test.each(Object.keys(of.sorts))('sorting by %s uses an index', async (sort) => {
    const page = { sort, order: 'desc', limit: 25, offset: 0 } as const
    const plan = await planOf((db) => pageQuery(db, of, 99, {}, page))
    // The rows of the page may be sorted again after the joins.
    expect(plan.slice(plan.indexOf('"Node Type":"Limit"'))).not.toContain('"Node Type":"Sort"')
  })

  test.each(Object.entries(filtersOf(of)))('filtering by %s uses an index', async (name, filter) => {
    const given = { [name]: sample(filter.schema) }
    const plan = await planOf((db) => soughtRows(db, of, 99, given).selectAll(), filter.column)
    const used = [...plan.matchAll(/"Index Name":"([^"]+)"/g)].map(([, index = '']) => index)
    const { rows } = await sql<{ part: string }>`
      select split_part(pg_get_indexdef(i::regclass), ' WHERE ', 2) as part from unnest(${used}::text[]) i`.execute(
      site.owner,
    )
    // An index of the wanted rows alone needs no condition.
    const parts = rows.map(({ part }) => `"Index Cond":"${part}"`).join()
    expect(plan + parts).toMatch(new RegExp(`"Index Cond":"[^"]*\\b${filter.column}\\b`))
  })
})
