import Alert from '@mui/material/Alert'
import { useEffect, useState } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import type { z } from 'zod'
import type { careContract } from '../../../../src/features/consult/care/contract.server.ts'
import { ask } from '../../ask.ts'

type Answer = z.output<typeof careContract.readPresses.output>

/** Psychics who press the alert button more often than others, shown above the alerts. */
export function Presses() {
  const [unusual, setUnusual] = useState<Answer['unusual']>([])
  const notify = useNotify()
  useEffect(() => {
    ask<Answer>('GET', '/api/admin/danger-presses').then(
      (answer) => setUnusual(answer.unusual),
      (thrown: HttpError) => notify(thrown.message, { type: 'error' }),
    )
  }, [notify])
  if (unusual.length === 0) return null
  return (
    <Alert severity="warning">
      Ces voyants signalent un danger bien plus souvent que les autres, sur 90 jours&nbsp;:
      <ul>
        {unusual.map(({ psychicId, name, presses, rooms }) => (
          <li key={psychicId}>
            {name}&nbsp;: {presses} fois, sur {rooms} consultations
          </li>
        ))}
      </ul>
    </Alert>
  )
}
