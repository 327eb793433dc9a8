import type { KyselyPlugin, RootOperationNode } from 'kysely'
import type { Brief, Person, Visit } from '../app.ts'
import { NotForAll } from '../platform/cache/not-for-all.ts'
import { noSession } from '../platform/session/handle.ts'

/** An object of which only these properties may be read, and none may be changed. */
function onlyThese<T extends object>(known: Partial<T>): T {
  const refuse = (name: unknown) => {
    throw new NotForAll(String(name))
  }
  return new Proxy(known, {
    get: (of, name) => (name in of ? Reflect.get(of, name) : refuse(name)),
    ownKeys: () => refuse('all'),
    set: (_, name) => refuse(name),
  }) as T
}

const isRead = (node: RootOperationNode): boolean =>
  node.kind === 'SelectQueryNode' ||
  (node.kind === 'RawNode' && /^\s*(select|with)\b/i.test(node.sqlFragments[0] ?? '') && !writes(node.sqlFragments))
const writes = (sql: readonly string[]): boolean => sql.some((part) => /\b(insert|update|delete)\b/i.test(part))

const readOnly: KyselyPlugin = {
  transformQuery({ node }) {
    if (!isRead(node)) throw new NotForAll(node.kind)
    return node
  },
  transformResult: async ({ result }) => result,
}

/**
 * A visit of nobody in particular: of its reader a page may read what is said here alone, so that it can be filled in
 * for everyone like them.
 */
export function standInVisit(visit: Visit, reader: Pick<Person, 'role' | 'firstName' | 'gender'>, brief: Brief): Visit {
  return {
    ...visit,
    user: onlyThese<Person>({ ...reader, leavesAt: null }),
    session: onlyThese<Visit['session']>({ revoked: noSession().revoked }),
    db: visit.db.withPlugin(readOnly) as Visit['db'],
    brief,
  }
}
