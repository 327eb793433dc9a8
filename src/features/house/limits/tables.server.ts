import { ofUnknown, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  attempts: ofUnknown('counting', 'id', 'scope', 'at'),
}
