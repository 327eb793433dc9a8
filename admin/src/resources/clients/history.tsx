import { Link } from 'react-admin'
import { texts as consultationTexts } from '../../../../src/features/consult/consultations/texts.ts'
import { texts as consentTexts } from '../../../../src/features/house/consents/texts.ts'
import { inDayAndHour, inEuros } from '../../../../src/platform/i18n/french.ts'
import { Part } from '../../parts/facts.tsx'
import { wordsOf } from '../../words.ts'
import type { File } from './file.tsx'

type Milestone = File['timeline'][number]
type Kind = Milestone['kind']

const names: Record<Kind, string> = {
  registered: 'Compte créé',
  proved: 'Adresse e-mail confirmée',
  'consent-given': 'Accord donné',
  'consent-refused': 'Accord refusé',
  order: 'Achat de crédit',
  'order-refund': 'Remboursement au moyen de paiement',
  consultation: 'Consultation',
  dispute: 'Contestation',
  'dispute-refund': 'Remboursement d’une contestation',
  withdrawal: 'Rétractation',
  complaint: 'Réclamation',
  contact: 'Message à l’équipe',
  blocked: 'Compte bloqué',
  unblocked: 'Compte débloqué',
  leaves: 'Effacement du compte',
}

/** The resource to which each kind of event links; the others show all their details here. */
const areas: Partial<Record<Kind, string>> = {
  'consent-given': 'consent-proofs',
  'consent-refused': 'consent-proofs',
  consultation: 'consultations',
  dispute: 'disputes',
  'dispute-refund': 'disputes',
  withdrawal: 'withdrawals',
  complaint: 'complaints',
  contact: 'contacts',
}

const given: Readonly<Record<string, string>> = consentTexts.entries
const details: Partial<Record<Kind, Readonly<Record<string, string>>>> = {
  'consent-given': given,
  'consent-refused': given,
  order: { pending: 'en attente', paid: 'payé', refused: 'refusé' },
  consultation: wordsOf(consultationTexts, 'status.'),
  dispute: wordsOf(consultationTexts, 'dispute.'),
  withdrawal: { received: 'à traiter', refunded: 'remboursée', refused: 'refusée' },
}

/** Events between a client and the company, newest first. */
export const History = ({ of }: { of: readonly Milestone[] }) => (
  <Part title="Historique">
    <ol>
      {of.map((one) => (
        <li key={`${one.kind}${one.about}${one.at}`}>
          <time dateTime={one.at}>{inDayAndHour(one.at)}</time>, <Named {...one} />
          {[one.detail && (details[one.kind]?.[one.detail] ?? one.detail), one.amount && inEuros(one.amount)]
            .filter(Boolean)
            .map((part) => `, ${part}`)}
        </li>
      ))}
    </ol>
  </Part>
)

function Named({ kind, about }: Milestone) {
  const area = areas[kind]
  const name = about === null ? names[kind] : `${names[kind]} n°\u00a0${about}`
  return area ? <Link to={`/${area}/${about}/show`}>{name}</Link> : name
}
