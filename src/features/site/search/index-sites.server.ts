import { sql } from 'kysely'
import type { App, SearchDocument } from '../../../app.ts'
import { waitAsLongAsItTakes } from '../../../platform/database/contention.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { wordsOf } from '../../../platform/i18n/words.ts'
import type { Site } from '../../../sites/site.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { readContentVersion, readDigests, removeDocuments, writeDocuments, writeWords } from './queries.server.ts'

const LOCK = 7_250_105

/** Keeps the search index up to date: at once, then whenever the content's version changes. */
export function searchKeeper(app: App): () => Promise<void> {
  let indexed: number | null = null
  return async () => {
    // A node that caches content shows the version that it cached.
    const version = app.content.current ?? (await readContentVersion(app.db))
    if (version === indexed) return
    await indexSites(app)
    indexed = version
  }
}

export async function indexSites(app: App): Promise<void> {
  for (const site of app.sites) await indexSite(app, site)
}

async function indexSite(app: App, site: Site): Promise<void> {
  const documents = await app.declared.documents(systemVisit(app, site))
  await inTransaction(systemVisit(app, site), async ({ db }) => {
    // If two nodes index at once, the second finds everything done.
    await waitAsLongAsItTakes(db)
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)
    const there = await readDigests(db, site.id)
    const changed = documents.filter(({ path, digest }) => there.get(path) !== digest)
    const shown = new Set(documents.map(({ path }) => path))
    const gone = [...there.keys()].filter((path) => !shown.has(path))
    if (gone.length > 0) await removeDocuments(db, site.id, gone)
    if (changed.length > 0) await writeDocuments(db, site.id, changed)
    if (gone.length + changed.length > 0) await writeWords(db, site.id, vocabulary(documents))
  })
}

/** In how many documents each word occurs. */
function vocabulary(documents: readonly SearchDocument[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { title, summary, body } of documents) {
    for (const word of new Set(wordsOf(`${title} ${summary} ${body}`))) {
      if (word.length > 2 && word.length < 30) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  return counts
}
