import VerifyIcon from '@mui/icons-material/FactCheck'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useCreate, useNotify, useRedirect } from 'react-admin'
import type { VerificationRow } from '../../../src/features/money/verification/verifications.resource.server.ts'
import { inDay, inDayAndHour } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { laws } from '../parts/laws.ts'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'

const words = {
  name: 'Vérification |||| Vérifications',
  fields: {
    id: 'N°',
    askedAt: 'Demandée le',
    askedBy: 'Par',
    accounts: 'Comptes',
    checked: 'Comptes vérifiés',
    endedAt: 'Terminée le',
    faults: 'Anomalies',
    brokenSeals: 'Sceaux rompus',
    brokenLaws: 'Règles enfreintes',
  },
}
const { fields } = words

const kinds: Readonly<Record<string, string>> = {
  chain: 'chaîne rompue sur le compte',
  head: 'fin de chaîne différente sur le compte',
  balance: 'solde différent sur le compte',
  version: 'mouvement manquant sur le compte',
  unbalanced: 'opération qui n’est pas nulle,',
}

/** Starts a verification of all chains in the background; its page shows the progress. */
export function VerifyButton() {
  const notify = useNotify()
  const redirect = useRedirect()
  const [create, { isPending }] = useCreate<VerificationRow>()
  const press = () =>
    void create(
      'verifications',
      { data: {} },
      {
        onSuccess: ({ id }) => redirect('show', 'verifications', id),
        onError: (thrown) => notify((thrown as Error).message, { type: 'error' }),
      },
    )
  return (
    <Button size="small" disabled={isPending} onClick={press}>
      Vérifier la chaîne
    </Button>
  )
}

const VerificationList = () => (
  <Listing sort={{ field: 'id', order: 'DESC' }} actions={<VerifyButton />}>
    <OpeningColumn source="id" sortable />
    <MomentColumn source="askedAt" />
    <TextColumn source="askedBy" />
    <TextColumn source="checked" />
    <TextColumn source="accounts" />
    <MomentColumn source="endedAt" />
  </Listing>
)

/** The outcome of a verification; one that was abandoned says nothing about what it did not check. */
function Outcome({ accounts, checked, faults, brokenSeals, brokenLaws }: VerificationRow) {
  const found = [
    ...faults.map(({ kind, id }) => `${kinds[kind] ?? kind} n°\u00a0${id}`),
    ...brokenSeals.map((day) => `sceau rompu le ${inDay(day)}`),
    ...brokenLaws.map(({ law, count }) => `${laws[law]} (${count})`),
  ]
  if (found.length > 0) {
    return (
      <Alert severity="error">
        Le grand livre a été modifié en dehors du programme. Prévenez la direction.
        <ul>
          {found.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </Alert>
    )
  }
  return checked < accounts ? (
    <Alert severity="warning">Cette vérification s’est interrompue. Demandez-en une autre.</Alert>
  ) : (
    <Alert severity="success">Toutes les chaînes et tous les sceaux sont intacts.</Alert>
  )
}

const VerificationPage = () => (
  <Sheet<VerificationRow> isChanging={({ endedAt }) => endedAt === null}>
    {(row) => (
      <Part title={`Vérification n°\u00a0${row.id}`}>
        <Facts
          of={{
            [fields.askedAt]: inDayAndHour(row.askedAt),
            [fields.askedBy]: row.askedBy,
            [fields.checked]: `${row.checked} sur ${row.accounts}`,
            [fields.endedAt]: row.endedAt && inDayAndHour(row.endedAt),
          }}
        />
        {row.endedAt === null ? (
          <LinearProgress
            variant="determinate"
            value={row.accounts === 0 ? 100 : (100 * row.checked) / row.accounts}
            aria-label={fields.checked}
          />
        ) : (
          <Outcome {...row} />
        )}
      </Part>
    )}
  </Sheet>
)

export const verifications: Area = {
  name: 'verifications',
  can: 'money.read',
  icon: VerifyIcon,
  words,
  list: VerificationList,
  show: VerificationPage,
  recordRepresentation: ({ id }: VerificationRow) => `n°\u00a0${id}`,
}
