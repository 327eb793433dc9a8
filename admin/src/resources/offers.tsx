import OfferIcon from '@mui/icons-material/LocalOffer'
import { Link } from 'react-admin'
import type { OpenedOffer } from '../../../src/features/content/offers/open-offer.server.ts'
import { inDayAndHour, inEuros } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ChoiceColumn, EurosColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'

const statuses = { draft: 'brouillon', scheduled: 'programmée', published: 'publiée', withdrawn: 'retirée' }

const words = {
  name: 'Offre |||| Offres',
  fields: {
    id: 'N°',
    address: 'Nom',
    text: 'Texte',
    status: 'État',
    price: 'Prix',
    publishAt: 'Publiée le',
    endDate: 'Jusqu’au',
    struckPrice: 'Prix d’avant à annoncer',
    prices: 'Prix demandés',
  },
  values: { status: statuses },
}
const { fields } = words

const said = (price: number | null) => (price === null ? 'sans prix' : inEuros(price))

const OfferList = () => (
  <Listing sort={{ field: 'id', order: 'DESC' }}>
    <OpeningColumn source="id" sortable />
    <TextColumn source="text" />
    <ChoiceColumn source="status" />
    <EurosColumn source="price" />
    <MomentColumn source="publishAt" />
    <MomentColumn source="endDate" />
  </Listing>
)

const OfferPage = () => (
  <Sheet<OpenedOffer>>
    {(offer) => (
      <>
        <Part title={offer.text}>
          <Facts
            of={{
              [fields.status]: statuses[offer.status],
              [fields.price]: offer.price !== null && inEuros(offer.price),
              [fields.publishAt]: offer.publishAt && inDayAndHour(offer.publishAt),
              [fields.endDate]: offer.endDate && inDayAndHour(offer.endDate),
              [fields.struckPrice]: offer.struckPrice === null ? 'aucun' : inEuros(offer.struckPrice),
            }}
          />
          <p>
            Le prix d’avant est le plus bas des 30&nbsp;jours qui précèdent la baisse. Il se calcule&nbsp;; un texte qui
            en annonce un autre n’est pas publié.
          </p>
          <Link to={`/contents/${offer.id}/show`}>Modifier l’offre</Link>
        </Part>
        <Part title={fields.prices}>
          <ul>
            {offer.prices.map(({ price, since, until, lowest, by }) => (
              <li key={since}>
                {said(price)} depuis le {inDayAndHour(since)}
                {until ? `, jusqu’au ${inDayAndHour(until)}` : ''}
                {by ? ` (${by})` : ''}
                {lowest === null ? '' : `\u00a0; plus bas des 30\u00a0jours d’avant\u00a0: ${inEuros(lowest)}`}
              </li>
            ))}
          </ul>
        </Part>
      </>
    )}
  </Sheet>
)

export const offers: Area = {
  name: 'offers',
  can: 'content.edit',
  icon: OfferIcon,
  words,
  list: OfferList,
  show: OfferPage,
  recordRepresentation: ({ text }: OpenedOffer) => text,
}
