import ChargebackIcon from '@mui/icons-material/Gavel'
import Button from '@mui/material/Button'
import { DateInput, type HttpError, Link, NumberInput, SelectInput, useNotify } from 'react-admin'
import type { ChargebackRow } from '../../../src/features/money/chargebacks/chargebacks.resource.server.ts'
import type { chargebacksContract } from '../../../src/features/money/chargebacks/contract.server.ts'
import { reasonInWords } from '../../../src/features/money/chargebacks/reason-rules.ts'
import { takesEvidence } from '../../../src/features/money/chargebacks/rules.ts'
import { inDayAndHour, inEuros } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { takeFile } from '../file.ts'
import { ActButton } from '../parts/act-button.tsx'
import { ChoiceColumn, EurosColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf } from '../words.ts'

const states = {
  warning: 'fraude redoutée',
  inquiry: 'question de la banque',
  open: 'en cours',
  won: 'gagnée',
  lost: 'perdue',
  closed: 'close sans suite',
}

const words = {
  name: 'Paiement contesté |||| Paiements contestés',
  fields: {
    id: 'N°',
    openedAt: 'Depuis le',
    orderId: 'N° d’achat',
    clientId: 'N° du client',
    client: 'Client',
    state: 'État',
    reason: 'Motif de la banque',
    amount: 'Contesté',
    frozen: 'Crédit bloqué',
    refunded: 'Crédit rendu à la carte',
    fee: 'Frais du prestataire',
    dueBy: 'Preuves avant le',
    answered: 'Preuves envoyées',
    settledAt: 'Terminée le',
    provider: 'Prestataire',
    dispute: 'Numéro chez le prestataire',
    openedFrom: 'Depuis le',
    openedTo: 'Jusqu’au',
  },
  values: { state: states },
}
const { fields } = words

const ChargebackList = () => (
  <Listing
    sort={{ field: 'id', order: 'DESC' }}
    filters={[
      <SelectInput key="state" source="state" choices={choicesOf(states)} alwaysOn />,
      <NumberInput key="orderId" source="orderId" />,
      <DateInput key="from" source="openedFrom" />,
      <DateInput key="to" source="openedTo" />,
    ]}
  >
    <OpeningColumn source="id" sortable />
    <MomentColumn source="openedAt" />
    <ChoiceColumn source="state" />
    <EurosColumn source="amount" />
    <EurosColumn source="frozen" />
    <MomentColumn source="dueBy" sortable />
    <TextColumn source="client" />
  </Listing>
)

const EVIDENCE = 'Télécharger les preuves (PDF)'

function Evidence({ row }: { row: ChargebackRow }) {
  const notify = useNotify()
  const take = () =>
    takeFile<(typeof chargebacksContract)['takeEvidence']>('POST', '/api/admin/chargebacks/:id/evidence', {
      params: { id: row.id },
    }).catch((thrown: HttpError) => notify(thrown.message, { type: 'error' }))
  return (
    <Part title="Preuves">
      <p>
        Le dossier dit quand le client a payé, accepté, ouvert son compte et consulté, minute par minute. Il ne contient
        aucun message. Lisez-le avant de l’envoyer&nbsp;: une banque ne prend qu’une réponse.
      </p>
      <div className="acts">
        <Button variant="outlined" onClick={() => void take()}>
          {EVIDENCE}
        </Button>
        {takesEvidence(row) ? (
          <ActButton
            name="answer"
            label="Envoyer les preuves à la banque"
            asks={[]}
            done="Les preuves sont envoyées."
          />
        ) : null}
      </div>
    </Part>
  )
}

const ChargebackPage = () => (
  <Sheet<ChargebackRow>>
    {(row) => (
      <>
        <Part title={`Paiement contesté n°\u00a0${row.id}, ${states[row.state]}`}>
          <Facts
            of={{
              [fields.amount]: inEuros(row.amount),
              [fields.reason]: reasonInWords(row.reason),
              [fields.orderId]: <Link to={`/payments/${row.orderId}/show`}>n°&nbsp;{row.orderId}</Link>,
              [fields.client]: (
                <Link to={`/clients/${row.clientId}/show`}>
                  n°&nbsp;{row.clientId}, {row.client}
                </Link>
              ),
              [fields.openedAt]: inDayAndHour(row.openedAt),
              [fields.dueBy]: row.dueBy && inDayAndHour(row.dueBy),
              [fields.answered]: row.answered ? 'oui' : 'non',
              [fields.frozen]: row.frozen > 0 ? inEuros(row.frozen) : null,
              [fields.refunded]: row.refunded > 0 ? inEuros(row.refunded) : null,
              [fields.fee]: row.fee === null ? null : inEuros(row.fee),
              [fields.settledAt]: row.settledAt && inDayAndHour(row.settledAt),
              [fields.provider]: row.provider,
              [fields.dispute]: <code>{row.dispute}</code>,
            }}
          />
        </Part>
        {row.state === 'warning' ? null : <Evidence row={row} />}
      </>
    )}
  </Sheet>
)

export const chargebacks: Area = {
  name: 'chargebacks',
  can: 'money.read',
  icon: ChargebackIcon,
  words,
  list: ChargebackList,
  show: ChargebackPage,
  recordRepresentation: ({ id }: ChargebackRow) => `n°\u00a0${id}`,
}
