import AccountingIcon from '@mui/icons-material/Calculate'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { type HttpError, Title, useNotify } from 'react-admin'
import type { accountingContract, VatRow } from '../../../src/features/money/accounting/contract.server.ts'
import type { earningsContract } from '../../../src/features/money/earnings/contract.server.ts'
import { inEuros, inMonth } from '../../../src/platform/i18n/french.ts'
import { dayInParis, daysAfter } from '../../../src/platform/time/days.ts'
import type { Area } from '../area.ts'
import { ask } from '../ask.ts'
import { takeFile } from '../file.ts'
import { Part } from '../parts/facts.tsx'
import { lastMonth } from './psychics/money.tsx'

type Calls = typeof accountingContract

const words = {
  name: 'Comptabilité |||| Comptabilité',
  fields: {
    from: 'Premier jour',
    to: 'Dernier jour',
    month: 'Mois',
    percent: 'Taux',
    base: 'Base hors taxe',
    vat: 'TVA',
  },
} as const
const { fields } = words

const said = {
  title: 'Comptabilité',
  period: 'Période',
  lastMonth: 'Le mois dernier',
  lastYear: 'L’année dernière',
  lead: 'Les jours se comptent à l’heure de Paris et doivent être finis. Chaque téléchargement est noté au registre.',
  fec: 'Fichier des écritures comptables (FEC)',
  book: 'Écritures pour un tableur (CSV)',
  takeVat: 'TVA pour un tableur (CSV)',
  files: 'Fichiers',
  note: 'Ces fichiers contiennent les écritures de ce site seulement, sans celles de la banque ni les à-nouveaux. Les clients et les voyants n’y figurent que par un numéro.',
  vat: 'TVA par mois et par taux',
  dac7: 'Déclaration annuelle des gains des voyants (DAC7)',
  dac7Lead:
    'Par trimestre\u00a0: ce que chaque voyant a gagné, le nombre de ses consultations, et ce que le site a retenu. Les éléments qui ne sont pas gardés restent vides, et sont à compléter à la main.',
  year: 'Année',
  takeDac7: 'Déclaration pour un tableur (CSV)',
  none: 'Aucune consultation facturée sur cette période.',
} as const

type Period = { from: string; to: string }

function wholeLastMonth(): Period {
  const from = `${lastMonth()}-01`
  return { from, to: daysAfter(`${daysAfter(from, 31).slice(0, 7)}-01`, -1) }
}

function wholeLastYear(): Period {
  const year = Number(dayInParis(new Date()).slice(0, 4)) - 1
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

function AccountingPage() {
  const [period, setPeriod] = useState(wholeLastMonth)
  return (
    <>
      <Title title={said.title} />
      <Part title={said.period}>
        <p>{said.lead}</p>
        <p className="acts">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              label={fields[end]}
              value={period[end]}
              onChange={(event) => setPeriod({ ...period, [end]: event.target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          ))}
          <Button onClick={() => setPeriod(wholeLastMonth())}>{said.lastMonth}</Button>
          <Button onClick={() => setPeriod(wholeLastYear())}>{said.lastYear}</Button>
        </p>
      </Part>
      <Files period={period} />
      <Vat period={period} />
      <Dac7 />
    </>
  )
}

function Files({ period }: { period: Period }) {
  const notify = useNotify()
  const tell = (thrown: HttpError) => notify(thrown.message, { type: 'error' })
  const body = { body: period }
  const takes: readonly [label: string, take: () => Promise<void>][] = [
    [said.fec, () => takeFile<Calls['takeFec']>('POST', '/api/admin/accounting/fec', body)],
    [said.book, () => takeFile<Calls['takeBook']>('POST', '/api/admin/accounting/book', body)],
    [said.takeVat, () => takeFile<Calls['takeVat']>('POST', '/api/admin/accounting/vat', body)],
  ]
  return (
    <Part title={said.files}>
      <p>{said.note}</p>
      <p className="acts">
        {takes.map(([label, take]) => (
          <Button
            key={label}
            variant="outlined"
            disabled={period.from === '' || period.to === ''}
            onClick={() => void take().catch(tell)}
          >
            {label}
          </Button>
        ))}
      </p>
    </Part>
  )
}

/** The yearly declaration of what psychics earned. */
function Dac7() {
  const [year, setYear] = useState(() => String(new Date().getFullYear() - 1))
  const notify = useNotify()
  const take = () =>
    takeFile<(typeof earningsContract)['takeDac7']>('POST', '/api/admin/dac7', { body: { year: Number(year) } }).catch(
      (thrown: HttpError) => notify(thrown.message, { type: 'error' }),
    )
  return (
    <Part title={said.dac7}>
      <p>{said.dac7Lead}</p>
      <p className="fields">
        <TextField
          label={said.year}
          value={year}
          onChange={(event) => setYear(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
        />
        <Button variant="outlined" disabled={year === ''} onClick={() => void take()}>
          {said.takeDac7}
        </Button>
      </p>
    </Part>
  )
}

function Vat({ period: { from, to } }: { period: Period }) {
  const [lines, setLines] = useState<readonly VatRow[] | null>(null)
  const notify = useNotify()
  useEffect(() => {
    let isLast = true
    setLines(null)
    if (from === '' || to === '') return
    ask<Calls['readVat']>('GET', '/api/admin/accounting/vat', { query: { from, to } }).then(
      ({ vat }) => isLast && setLines(vat),
      (thrown: HttpError) => isLast && notify(thrown.message, { type: 'error' }),
    )
    return () => {
      isLast = false
    }
  }, [from, to, notify])
  if (!lines) return null
  return (
    <Part title={said.vat}>
      {lines.length === 0 ? (
        <p>{said.none}</p>
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{fields.month}</TableCell>
              <TableCell align="right">{fields.percent}</TableCell>
              <TableCell align="right">{fields.base}</TableCell>
              <TableCell align="right">{fields.vat}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map(({ month, percent, base, vat }) => (
              <TableRow key={`${month} ${percent}`}>
                <TableCell>{inMonth(month)}</TableCell>
                <TableCell align="right">{percent}&nbsp;%</TableCell>
                <TableCell align="right">{inEuros(base)}</TableCell>
                <TableCell align="right">{inEuros(vat)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Part>
  )
}

export const accounting: Area = {
  name: 'accounting',
  can: 'money.read',
  icon: AccountingIcon,
  words,
  list: AccountingPage,
}
