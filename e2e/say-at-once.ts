import { sql } from 'kysely'
import type { RunningSite } from './site.ts'

/** Writes more messages from the psychic than one person may send in so short a time. */
export async function sayAtOnce({ owner }: RunningSite, id: number, texts: readonly string[]): Promise<void> {
  await sql`
    insert into messages (consultation_id, sequence, client_message_id, author, text, sent_at)
    select ${id}, (select max(sequence) from messages where consultation_id = ${id}) + place, gen_random_uuid(),
      'psychic', text, app_now() from unnest(${texts}::text[]) with ordinality as said (text, place)`.execute(owner)
}
