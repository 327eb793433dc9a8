import type { Database } from '../../platform/database/connect.ts'

export interface NotificationRow {
  title: string
  description: string
  link: string | null
  delay: number
  background_color: string | null
  text_color: string | null
  button_label: string | null
  button_background_color: string | null
  image: string | null
  user_type: 'not_logged_in' | 'logged_in' | null
  gender: 'male' | 'female' | null
  path: string | null
  is_exact_path: boolean
  starts_at: Date | null
  ends_at: Date | null
}

const columns = [
  'id',
  'title',
  'description',
  'link',
  'delay',
  'background_color',
  'text_color',
  'button_label',
  'button_background_color',
  'image',
  'user_type',
  'gender',
  'path',
  'is_exact_path',
  'starts_at',
  'ends_at',
] as const

/** The published banners of a site that are shown at some moment of a span, in the order of their ranks. */
export async function listBetween(
  db: Database,
  siteId: number,
  from: Date,
  to: Date,
): Promise<(NotificationRow & { id: number })[]> {
  const rows = await db
    .selectFrom('notifications')
    .select(columns)
    .where('site_id', '=', siteId)
    .where('is_published', '=', true)
    .where((row) => row.or([row('starts_at', 'is', null), row('starts_at', '<', to)]))
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', from)]))
    .orderBy('rank')
    .orderBy('id')
    .execute()
  return rows as (NotificationRow & { id: number })[]
}

export async function insertNotification(
  db: Database,
  row: NotificationRow & { siteId: number; rank: number },
): Promise<number> {
  const { siteId, ...rest } = row
  const { id } = await db
    .insertInto('notifications')
    .values({ ...rest, site_id: siteId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
