import PictureIcon from '@mui/icons-material/Image'
import { DataTable, DateInput, TextInput, useNotify, useRedirect } from 'react-admin'
import type { OpenedPicture, PictureRow } from '../../../src/features/house/images/contract.server.ts'
import { texts as editing } from '../../../src/features/site/editing/texts.ts'
import { inDayAndHour } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { PictureUpload } from '../parts/picture-upload.tsx'
import type { Ask } from '../parts/question.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { wordsOf } from '../words.ts'

const words = {
  name: 'Image |||| Images',
  fields: {
    id: 'N°',
    src: 'Aperçu',
    name: 'Nom',
    alt: 'Ce qu’elle montre',
    width: 'Largeur',
    height: 'Hauteur',
    hash: 'Empreinte',
    addedAt: 'Ajoutée le',
    addedFrom: 'Ajoutée depuis le',
    addedTo: 'Ajoutée jusqu’au',
  },
}
const { fields } = words
const kinds = wordsOf(editing, 'kind.')
const DECORATIVE = 'Rien\u00a0: elle ne fait que décorer.'

function PictureList() {
  const redirect = useRedirect()
  return (
    <>
      <Part title="Ajouter une image">
        <PictureUpload done={({ id }) => redirect('show', 'pictures', id)} />
      </Part>
      <Listing
        sort={{ field: 'id', order: 'DESC' }}
        filters={[
          <TextInput key="name" source="name" />,
          <DateInput key="from" source="addedFrom" />,
          <DateInput key="to" source="addedTo" />,
        ]}
      >
        <DataTable.Col
          source="src"
          disableSort
          render={({ src }: PictureRow) => (
            <img className="thumbnail" src={src} alt="" width="96" height="72" loading="lazy" />
          )}
        />
        <OpeningColumn source="name" />
        <TextColumn source="alt" />
        <MomentColumn source="addedAt" sortable />
      </Listing>
    </>
  )
}

const describing = (initial: string | undefined): Ask[] => [
  {
    name: 'decorative',
    label: 'Elle est là',
    initial: initial ? 'no' : 'yes',
    choices: [
      { id: 'no', name: 'pour dire quelque chose' },
      { id: 'yes', name: 'pour décorer seulement' },
    ],
    sent: (text) => text === 'yes',
  },
  { name: 'alt', label: fields.alt, hint: 'Lu à qui ne voit pas l’image\u00a0; vide si elle décore.', initial },
]

const PicturePage = () => (
  <Sheet<OpenedPicture>>
    {(row) => (
      <>
        <Part title={row.name}>
          <p>
            <img className="thumbnail" src={row.src} alt={row.alt ?? ''} width="320" height="240" />
          </p>
          <Facts
            of={{
              [fields.alt]: row.alt ?? DECORATIVE,
              Dimensions: `${row.width}\u00a0×\u00a0${row.height}`,
              [fields.addedAt]: inDayAndHour(row.addedAt),
            }}
          />
        </Part>
        <Part title="Où elle est montrée">
          {row.uses.length === 0 ? <p>Aucun contenu ne la montre.</p> : null}
          <ul>
            {row.uses.map(({ id, site, kind, address }) => (
              <li key={id}>
                <a href={`#/contents/${id}/show`}>
                  {kinds[kind]}&nbsp;: {address}
                </a>{' '}
                ({site})
              </li>
            ))}
          </ul>
        </Part>
        <p className="acts">
          <ActButton name="describe" label="Dire ce qu’elle montre" asks={describing(row.alt ?? undefined)} />
          <Erase />
        </p>
      </>
    )}
  </Sheet>
)

function Erase() {
  const notify = useNotify()
  const redirect = useRedirect()
  const leave = () => {
    notify('L’image est effacée.', { type: 'success' })
    redirect('list', 'pictures')
  }
  return <ActButton name="erase" label="Effacer cette image" tone="error" take={leave} />
}

export const pictures: Area = {
  name: 'pictures',
  can: 'content.edit',
  icon: PictureIcon,
  words,
  list: PictureList,
  show: PicturePage,
  recordRepresentation: ({ name }: PictureRow) => name,
}
