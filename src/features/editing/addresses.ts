import type { Kind } from '../content/rules.ts'

export const CONTENTS = '/equipe/contenus'

export const contentAddress = (kind: Kind, address?: string, done?: string): string => {
  const query = new URLSearchParams({ ...(address && { adresse: address }), ...(done && { fait: done }) })
  return query.size === 0 ? `${CONTENTS}/${kind}` : `${CONTENTS}/${kind}?${query}`
}
