import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { originFields } from '../../house/tracking/contract.server.ts'
import { signedIn } from '../../people/accounts/contract.server.ts'

const text = z.string().nullable()
const { emailAddress, ...person } = signedIn.shape.user.shape
const user = z.object({ ...person, email: emailAddress })

const linkProperties = z.array(
  z.object({
    messageKey: z.string(),
    parameter: z.string(),
    label: z.string(),
    property: z.object({ href: z.string(), target: z.string().nullable() }),
  }),
)

const website = z.object({
  frontAdminWebsiteId: z.int(),
  companyForMeta: z.string(),
  hosts: z.array(z.string()),
  canonical: z.string(),
  messages: z.record(z.string(), z.string()).describe('Every text of the site by key, as edited'),
  linksProperties: linkProperties,
  offers: z.array(z.object({ type: z.string(), text: z.string(), linksProperties: linkProperties })),
})

const parameters = z.object({
  maximumPsychicRate: z.string().describe('Euros per minute'),
  freeMinutes: z.string(),
  companyCreationYear: z.int(),
  updateCoefficient: z.int(),
  defaultChatCampaign: z.string(),
  defaultApplicationId: z.int(),
  fallbackFormId: z.int(),
  applicationIds: z.array(z.int()),
  psychicAppendPage: z.int(),
  geolocation: z.object({ country: z.string(), timeZone: z.string() }),
  locales: z.array(z.string()),
  defaultLocale: z.string(),
  storeLinks: z.object({
    horoscope: z.url().nullable(),
    clairvoyance: z.url().nullable(),
    contact: z.url().nullable(),
  }),
  socialLinks: z.array(z.object({ name: z.string(), address: z.url() })),
  yearlyHoroscope: z.url().nullable(),
})

export const configurationContract = contract({
  init: {
    method: 'GET',
    path: '/api/init',
    summary:
      'Record the campaign that led to a visit, and read the configuration of a site; a session starts with its first campaign',
    access: 'public',
    query: z.object({
      frontAdminWebsiteId: z.coerce.number().int().optional().describe('By default, the site of the host'),
      ...originFields,
      texts: z.enum(['all', 'edited']).default('all').describe('Whether `website.messages` holds every text'),
    }),
    output: z.object({
      sessionId: text.describe('Public reference of the session; it can’t be used to authenticate'),
      apiKey: z.string().describe('Public reference of the site; it can’t be used to authenticate'),
      website,
      parameter: z.object({
        genericExceptionMessage: z.string(),
        googleTagManagerId: z.string(),
        phoneNumber: text.describe('The premium-rate number, to be shown with its price only; null if there is none'),
        phonePrice: text.describe('The label of its price, e.g. « Service 0,80\u00a0€ / min + prix appel »'),
      }),
      campaignId: text,
      partnerId: text,
      tac: text,
      user: user.optional(),
    }),
    refusals: ['parametersInvalid'],
  },
  readParameters: {
    method: 'GET',
    path: '/api/init-parameters',
    summary: 'Read the product’s constants and the brand’s external URLs',
    access: 'public',
    output: z.object({
      parameters,
    }),
    refusals: [],
  },
  readWebsite: {
    method: 'GET',
    path: '/api/front-admin/website',
    summary: 'Read the site: its identity, texts and offers',
    access: 'public',
    query: z.object({ frontAdminWebsiteId: z.coerce.number().int().optional() }),
    output: z.object({ website }),
    refusals: ['parametersInvalid'],
  },
})
