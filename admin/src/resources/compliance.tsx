import ComplianceIcon from '@mui/icons-material/FactCheck'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useCallback, useEffect, useState } from 'react'
import { type HttpError, Title, useNotify } from 'react-admin'
import type { complianceContract, ViewedFinding } from '../../../src/features/site/compliance/contract.server.ts'
import { texts } from '../../../src/features/site/compliance/texts.ts'
import { inDayAndHour } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ask } from '../ask.ts'
import { takeFile } from '../file.ts'
import { Part } from '../parts/facts.tsx'

type Calls = typeof complianceContract

const { entries: said } = texts
const severity = { kept: 'success', broken: 'error', unknown: 'warning' } as const
/** What is not kept comes first. */
const order = ['broken', 'unknown', 'kept'] as const

function CompliancePage() {
  const [findings, setFindings] = useState<readonly ViewedFinding[] | null>(null)
  const notify = useNotify()
  const tell = useCallback((thrown: HttpError) => notify(thrown.message, { type: 'error' }), [notify])
  const look = useCallback(() => {
    setFindings(null)
    ask<Calls['readCompliance']>('GET', '/api/admin/compliance').then((answer) => setFindings(answer.findings), tell)
  }, [tell])
  useEffect(look, [look])
  return (
    <>
      <Title title={said.title} />
      <Part title={said.title}>
        <p>{said.lead}</p>
        <p>{said.takeNote}</p>
        <p className="acts">
          <Button variant="outlined" onClick={look}>
            {said.again}
          </Button>
          <Button
            variant="outlined"
            onClick={() => void takeFile<Calls['takeCompliance']>('POST', '/api/admin/compliance/file').catch(tell)}
          >
            {said.take}
          </Button>
        </p>
        <div role="status">{findings ? null : <p>{said.working}</p>}</div>
        {order
          .flatMap((state) => findings?.filter((one) => one.state === state) ?? [])
          .map((one) => (
            <Found key={one.id} of={one} />
          ))}
      </Part>
    </>
  )
}

const Found = ({ of: { promise, basis, state, at, evidence, found } }: { of: ViewedFinding }) => (
  <Alert role="article" severity={severity[state]}>
    <strong>
      {said[`state.${state}`]}&nbsp;: {promise}
    </strong>
    <br />
    {basis}
    <br />
    {[...evidence.map(({ name, value }) => `${name}\u00a0: ${value}`), inDayAndHour(at)].join(' · ')}
    {found.length > 0 ? (
      <>
        <br />
        {said.found}&nbsp;: {found.join(', ')}
      </>
    ) : null}
  </Alert>
)

export const compliance: Area = {
  name: 'compliance',
  can: 'audit.read',
  icon: ComplianceIcon,
  words: { name: `${said.title} |||| ${said.title}`, fields: {} },
  list: CompliancePage,
}
