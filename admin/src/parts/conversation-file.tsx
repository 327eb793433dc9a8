import Button from '@mui/material/Button'
import { useState } from 'react'
import type { consultationsContract } from '../../../src/features/consult/consultations/contract.server.ts'
import type { MediaView } from '../../../src/features/consult/media/rules.ts'
import { takeFile } from '../file.ts'
import { Question, reason } from './question.tsx'

type Call = (typeof consultationsContract)['readConversationFile']

const labels = { picture: 'Télécharger l’image', note: 'Télécharger le message vocal' }

/** A picture or voice note of a conversation, downloaded for a reason of its own. */
export function ConversationFile({ of, media: { kind, file } }: { of: number; media: MediaView }) {
  const [isOpen, setOpen] = useState(false)
  const label = labels[kind]
  const send = async (values: Record<string, unknown>) => {
    const given = { params: { id: of, file }, body: { reason: String(values.reason ?? '') } }
    await takeFile<Call>('POST', '/api/admin/consultations/:id/files/:file', given)
    setOpen(false)
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <Question
          title={label}
          confirm={label}
          asks={[reason('Raison', 'Elle est inscrite au registre, et la personne la lit dans ses données.')]}
          place={`consultations:${of}:${file}`}
          tone="primary"
          send={send}
          close={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
