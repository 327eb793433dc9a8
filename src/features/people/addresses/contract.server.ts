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
const address = z.object({ ...fields, lines: z.array(z.string()).max(6).describe('Lines of the envelope') })

export const addressesContract = contract({
  readAddress: {
    method: 'GET',
    path: '/api/users/delivery-address',
    summary: 'Read the client’s postal address',
    access: 'client',
    output: z.object({ address: address.nullable() }),
    refusals: [],
  },
  changeAddress: {
    method: 'POST',
    path: '/api/users/delivery-address',
    summary:
      'Set the client’s postal address: French, at most six lines of 38 characters, with a postal code of its city',
    access: 'client',
    body: z.strictObject(fields),
    output: z.object({ address }),
    refusals: ['parametersMissing', 'textLength', 'parametersInvalid', 'cityUnknown'],
  },
  removeAddress: {
    method: 'DELETE',
    path: '/api/users/delivery-address',
    summary: 'Delete the client’s postal address',
    access: 'client',
    output: z.object({ address: z.null() }),
    refusals: [],
  },
})
