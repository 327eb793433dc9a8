import { useState } from 'react'
import { RecordContextProvider, ResourceContextProvider } from 'react-admin'
import type { consultationsContract } from '../../../src/features/consult/consultations/contract.server.ts'
import type { CallOutput } from '../../../src/platform/contract/contract.ts'
import { inClock, inDayAndHour } from '../../../src/platform/i18n/french.ts'
import { ActButton } from './act-button.tsx'
import { ConversationFile } from './conversation-file.tsx'
import { Part } from './facts.tsx'
import { reason } from './question.tsx'

type Read = (typeof consultationsContract)['readConversation']

interface Props {
  /** The consultation's id. */
  of: number
  clientName: string
  psychicName: string
}

function Said({ title, of }: { title: string; of: CallOutput<Read>['followUp']['message'] }) {
  if (!of) return null
  return (
    <>
      <p>
        <strong>{title}</strong> <time dateTime={of.at}>{inDayAndHour(of.at)}</time>
      </p>
      <p className="said">{of.text}</p>
    </>
  )
}

/** The messages of a consultation, opened for a reason that the client can read too; they disappear with the page. */
export function Conversation({ of, clientName, psychicName }: Props) {
  const [read, setRead] = useState<CallOutput<Read> | null>(null)
  if (!read) {
    return (
      <p className="acts">
        <ResourceContextProvider value="consultations">
          <RecordContextProvider value={{ id: of }}>
            <ActButton<Read>
              name="messages"
              label="Lire les messages"
              asks={[
                reason(
                  'Raison de cette lecture',
                  'Un reçu contesté ou un propos signalé, rien d’autre. Elle est inscrite au registre, et la personne la lit dans ses données.',
                ),
              ]}
              take={setRead}
            />
          </RecordContextProvider>
        </ResourceContextProvider>
      </p>
    )
  }
  return (
    <Part title="Messages">
      {read.messages.length === 0 ? <p>Il n’y a aucun message, ou ils ont été effacés.</p> : null}
      <ol className="messages">
        {read.messages.map(({ sequence, author, text, media, sentAt }) => (
          <li key={sequence}>
            <p>
              <strong>{author === 'client' ? clientName : psychicName}</strong>{' '}
              <time dateTime={sentAt}>{inClock(sentAt)}</time>
            </p>
            <p className="said">{text}</p>
            {media ? <ConversationFile of={of} media={media} /> : null}
          </li>
        ))}
      </ol>
      <Said title={`${psychicName}, après la consultation`} of={read.followUp.message} />
      <Said title={`${clientName}, en réponse`} of={read.followUp.answer} />
    </Part>
  )
}
