import { data, href, redirect } from 'react-router'
import type { Visit } from '../../../app.ts'
import { SECOND_FACTOR, withReturn } from '../visit/sign-in-paths.ts'
import { type Capability, can, type StaffRole } from './capabilities.ts'

const links = [
  { key: 'desk', to: href('/equipe'), needs: 'desk' },
  { key: 'reviews', to: href('/equipe/avis'), needs: 'reviews.moderate' },
  { key: 'horoscopes', to: href('/equipe/horoscopes'), needs: 'horoscopes.edit' },
  { key: 'affiliation', to: href('/equipe/affiliation'), needs: 'affiliation.read' },
  { key: 'partners', to: href('/equipe/partenaires'), needs: 'affiliation.read' },
  { key: 'members', to: href('/equipe/membres'), needs: 'members.manage' },
  { key: 'audit', to: href('/equipe/registre'), needs: 'audit.read' },
] as const satisfies readonly { key: string; to: string; needs: Capability }[]

export interface DeskFrame {
  firstName: string
  role: StaffRole
  company: string
  links: { key: (typeof links)[number]['key']; to: string }[]
}

/**
 * The frame of a page for staff. A person whose second factor is missing, or whose session ended, is redirected to give
 * it; for everyone else the page does not exist.
 */
export function openDesk(visit: Visit, url: URL, capability: Capability): DeskFrame {
  const here = url.pathname + url.search
  if (visit.session.waitingFor !== null) throw redirect(withReturn(SECOND_FACTOR, here))
  if (visit.session.revoked) throw redirect(withReturn(href('/connexion'), here))
  const { user } = visit
  if (!user || !can(user.role, capability)) throw data(null, { status: 404 })
  return {
    firstName: user.firstName,
    role: user.role as StaffRole,
    company: visit.site.label,
    links: links.filter(({ needs }) => can(user.role, needs)).map(({ key, to }) => ({ key, to })),
  }
}
