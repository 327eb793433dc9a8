import { useEffect, useState } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import type { earningsContract } from '../../../../src/features/money/earnings/contract.server.ts'
import { vatStatuses } from '../../../../src/features/money/earnings/tax-rules.ts'
import type { CallOutput } from '../../../../src/platform/contract/contract.ts'
import { inDay } from '../../../../src/platform/i18n/french.ts'
import { ask } from '../../ask.ts'
import { ActButton } from '../../parts/act-button.tsx'
import { Facts, Part } from '../../parts/facts.tsx'
import { tax as said } from './words.ts'

type Calls = typeof earningsContract

/** 31/01/2030 as 2030-01-31; anything else as it was typed, to be refused. */
const dayOf = (text: string): string => text.trim().replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1')
const asShown = (day: string | undefined): string | undefined => day?.split('-').toReversed().join('/')

/** Who a psychic is for invoices and taxes. */
export function TaxPart({ psychicId }: { psychicId: number }) {
  const [found, setFound] = useState<CallOutput<Calls['readTaxFacts']> | null>(null)
  const [version, setVersion] = useState(0)
  const notify = useNotify()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after a change
  useEffect(() => {
    ask<Calls['readTaxFacts']>('GET', '/api/admin/psychics/:id/tax-facts', { params: { id: psychicId } }).then(
      setFound,
      (thrown: HttpError) => notify(thrown.message, { type: 'error' }),
    )
  }, [psychicId, notify, version])
  if (!found) return null
  const { facts } = found
  return (
    <Part title={said.title}>
      {facts ? (
        <Facts
          of={{
            [said.legalName]: facts.legalName,
            [said.address]: facts.address,
            [said.siret]: facts.siret,
            [said.vatStatus]: said.statuses[facts.vatStatus],
            [said.mandateOn]: inDay(facts.mandateOn),
          }}
        />
      ) : null}
      <p>{facts?.vatStatus === 'exempt' ? said.invoices : said.noInvoices}</p>
      <p className="acts">
        <ActButton
          name="tax-facts"
          label={said.change}
          asks={[
            { name: 'legalName', label: said.legalName, initial: facts?.legalName, most: 140 },
            { name: 'address', label: said.address, initial: facts?.address, most: 300 },
            { name: 'siret', label: said.siret, initial: facts?.siret, most: 30 },
            {
              name: 'vatStatus',
              label: said.vatStatus,
              initial: facts?.vatStatus ?? 'exempt',
              choices: vatStatuses.map((id) => ({ id, name: said.statuses[id] })),
            },
            {
              name: 'mandateOn',
              label: said.mandateOn,
              hint: said.dayHint,
              initial: asShown(facts?.mandateOn),
              sent: dayOf,
            },
          ]}
          take={() => setVersion(version + 1)}
        />
      </p>
    </Part>
  )
}
