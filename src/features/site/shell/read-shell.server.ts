import type { Visit } from '../../../app.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import type { ShellData } from '../../../ui/shell-data.ts'
import { readNextAppointment } from '../../consult/appointments/read-next-appointment.server.ts'
import { readOpen } from '../../consult/consultations/read-open.server.ts'
import { readOpenTickets } from '../../consult/queue/read-open-tickets.server.ts'
import { walletBalance } from '../../house/ledger/queries.server.ts'
import { readShownSeason } from '../../house/seasons/season-now.server.ts'
import { type PageView, plainView } from '../../house/texts/edit-gate.server.ts'
import { readPageWording } from '../../house/texts/wording.server.ts'
import { lightVersion } from '../../house/tracking/light-version.server.ts'
import { letterConsent } from '../../people/marketing/letter-consent.server.ts'
import { isListed } from '../seo/listed.ts'
import { originalOf } from '../seo/original-of.server.ts'

interface Asked {
  view?: PageView
  season?: string | null
  /** The pattern of the page's address; without it, the texts that every page has. */
  pattern?: string
  /** The path of the page; some paths may not be indexed. */
  path?: string
}

/** The data shared by every page of this visit: the site, its texts, and the signed-in person. */
export async function readShell(visit: Visit, asked: Asked = {}): Promise<ShellData> {
  const { site, user, brief } = visit
  const path = asked.path ?? '/'
  const [wording, season, wallet, original, open, tickets, appointment] = await Promise.all([
    readPageWording(visit, asked.view ?? plainView, asked.pattern, () => lightVersion(visit)),
    readShownSeason(visit, asked.season ?? null),
    brief ?? (user?.role === 'client' ? walletBalance(visit.db, site.id, user.id) : null),
    originalOf(visit, path),
    brief?.hasOpen === false ? null : readOpen(visit),
    brief?.hasTickets === false ? [] : readOpenTickets(visit),
    brief?.hasAppointment === false ? null : readNextAppointment(visit),
  ])
  return {
    site: {
      key: site.key,
      label: site.label,
      canonical: site.canonical,
      indexed: site.indexed && isListed(path),
      original,
      outside: site.outside,
      psychicNoun: site.psychicNoun,
    },
    mode: visit.app.config.mode,
    measured: visit.app.config.tagManager !== null,
    scheme: visit.scheme ?? null,
    season,
    wording,
    letter: letterConsent(site),
    person: user && {
      firstName: user.firstName,
      gender: user.gender,
      hasEmail: brief ? brief.hasEmail : user.email !== null,
      role: user.role,
      // A psychic reads it where they can change their mind.
      leavesOn: user.role === 'client' && user.leavesAt ? inDay(user.leavesAt) : null,
      balance: wallet?.balance ?? null,
    },
    open,
    tickets,
    appointment,
  }
}
