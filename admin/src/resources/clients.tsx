import ClientIcon from '@mui/icons-material/People'
import SearchIcon from '@mui/icons-material/PersonSearch'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { DateInput, Link, SelectInput, TextInput } from 'react-admin'
import type { z } from 'zod'
import type { ClientRow } from '../../../src/features/rights/clients/clients.resource.server.ts'
import type { clientsContract } from '../../../src/features/rights/clients/contract.server.ts'
import { texts } from '../../../src/features/rights/clients/texts.ts'
import { inDay } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ask } from '../ask.ts'
import { ActButton } from '../parts/act-button.tsx'
import { MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Question, reason } from '../parts/question.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf } from '../words.ts'
import { type File, Opened } from './clients/file.tsx'

type Found = z.output<typeof clientsContract.searchClients.output>['clients']

const said = texts.entries

const words = {
  name: 'Client |||| Clients',
  fields: {
    id: 'N°',
    firstName: 'Prénom',
    createdAt: 'Compte créé le',
    provedAt: 'Adresse confirmée le',
    blockedAt: 'Bloqué le',
    leavesAt: 'S’efface le',
    blocked: 'Bloqué',
    createdFrom: 'Créé depuis le',
    createdTo: 'Créé jusqu’au',
  },
}
const { fields } = words

/** Finds clients by number, contact details or first name; the search asks for a reason, which is logged. */
function FindButton() {
  const [open, setOpen] = useState(false)
  const [found, setFound] = useState<Found | null>(null)
  const send = async (values: object) => {
    const { clients } = await ask<{ clients: Found }>('POST', '/api/admin/clients/search', values)
    setFound(clients)
  }
  return (
    <>
      <Button size="small" startIcon={<SearchIcon />} onClick={() => setOpen(true)}>
        {said.title}
      </Button>
      {open ? (
        <Question
          title={said.title}
          confirm={said.search}
          asks={[{ name: 'query', label: said.query }, reason(said.reason, said.reasonHint)]}
          place="clients:search"
          send={send}
          close={() => setOpen(false)}
        >
          {found?.length === 0 ? <p role="status">{said.none}</p> : null}
          <ul>
            {found?.map(({ id, firstName, email, emailProved, phone }) => (
              <li key={id}>
                <Link to={`/clients/${id}/show`}>
                  n°&nbsp;{id}, {firstName}
                </Link>{' '}
                {email} {email && !emailProved ? `(${said.unproved})` : null} {phone}
              </li>
            ))}
          </ul>
        </Question>
      ) : null}
    </>
  )
}

const ClientList = () => (
  <Listing
    sort={{ field: 'id', order: 'DESC' }}
    actions={<FindButton />}
    filters={[
      <TextInput key="firstName" source="firstName" alwaysOn />,
      <SelectInput key="blocked" source="blocked" choices={choicesOf({ yes: 'oui', no: 'non' })} />,
      <DateInput key="from" source="createdFrom" />,
      <DateInput key="to" source="createdTo" />,
    ]}
  >
    <OpeningColumn source="id" sortable />
    <TextColumn source="firstName" />
    <MomentColumn source="createdAt" sortable />
    <MomentColumn source="provedAt" />
    <MomentColumn source="blockedAt" />
    <MomentColumn source="leavesAt" />
  </Listing>
)

const ClientPage = () => {
  const [file, setFile] = useState<File | null>(null)
  return (
    <Sheet<ClientRow>>
      {(row) => (
        <>
          <Part title={row.firstName}>
            <Facts
              of={{
                [fields.createdAt]: inDay(row.createdAt),
                [fields.provedAt]: row.provedAt ? inDay(row.provedAt) : said.unproved,
                [fields.blockedAt]: row.blockedAt && inDay(row.blockedAt),
                [fields.leavesAt]: row.leavesAt && inDay(row.leavesAt),
                'E-mail': file?.client.email,
                Téléphone: file?.client.phone,
              }}
            />
          </Part>
          <p className="acts">
            {file ? null : (
              <ActButton<File>
                name="open"
                label={said.open}
                asks={[reason(said.fileReason, said.reasonHint)]}
                take={setFile}
              />
            )}
            {row.blockedAt ? (
              <ActButton name="unblock" label="Débloquer" asks={[reason('Raison')]} />
            ) : (
              <ActButton name="block" label="Bloquer" asks={[reason('Raison')]} tone="error" />
            )}
          </p>
          {file ? <Opened {...file} /> : null}
        </>
      )}
    </Sheet>
  )
}

export const clients: Area = {
  name: 'clients',
  can: 'clients.read',
  icon: ClientIcon,
  words,
  list: ClientList,
  show: ClientPage,
  recordRepresentation: ({ id }: ClientRow) => `n°\u00a0${id}`,
}
