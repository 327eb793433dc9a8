import type { AuthProvider } from 'react-admin'
import { callApi } from '../../src/platform/contract/call.ts'
import { areas } from './areas.ts'
import type { Desk } from './desk.ts'

/**
 * Only hides what the server would refuse: the server alone decides. An ended session is handled by the call that meets
 * it.
 */
export const authProvider = (desk: Desk): AuthProvider => ({
  login: async () => {},
  async logout() {
    await callApi('POST', '/api/users/logout')
    window.location.assign('/')
    return false
  },
  checkAuth: async () => {},
  checkError: async () => {},
  getIdentity: async () => ({ id: desk.id, fullName: desk.firstName }),
  async canAccess({ resource }) {
    const area = areas.find(({ name }) => name === resource)
    return area !== undefined && desk.capabilities.includes(area.can)
  },
})
