import { feature } from '../../house/feature/declare.server.ts'
import { tables } from './tables.server.ts'

export const psychicRights = feature({ tables })
