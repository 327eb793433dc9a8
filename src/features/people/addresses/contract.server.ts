import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'

const FIELD_MAX = 100
const typed = z.string().max(FIELD_MAX)
const fields = {
  recipient: typed,
  complement: typed.default(''),
  building: typed.default(''),
  street: typed.default(''),
  locality: typed.default(''),
  postalCode: typed,
  city: typed,
}
const address = z.object({ ...fields, lines: z.array(z.string()).max(6).describe('the envelope') })

export const addressesContract = contract({
  readAddress: {
    method: 'GET',
    path: '/api/users/delivery-address',
    summary: 'Where the client’s letters go.',
    access: 'client',
    output: z.object({ address: address.nullable() }),
    refusals: [],
  },
  changeAddress: {
    method: 'POST',
    path: '/api/users/delivery-address',
    summary: 'A French postal address of six lines of 38 characters at most, its code one of its city’s.',
    access: 'client',
    body: z.strictObject(fields),
    output: z.object({ address }),
    refusals: ['parametersMissing', 'textLength', 'parametersInvalid', 'cityUnknown'],
  },
  removeAddress: {
    method: 'DELETE',
    path: '/api/users/delivery-address',
    summary: 'Forgets it.',
    access: 'client',
    output: z.object({ address: z.null() }),
    refusals: [],
  },
})
