import type { ListMessages } from './message-types.ts'

export const serviceMessages = {
  one: 'service',
  columns: {
    service_name: 'Service Name',
    description: 'Description',
    icon_image: 'Image',
    display_order: 'Display Order',
    is_enabled: 'Active',
  },
  title: 'Manage Services',
  icon: 'heart',
  add: 'Add Service',
  none: 'No services added yet',
  first: 'Add Your First Service',
  search: 'Search services',
  noMatch: 'No service matches your search',
  counted: ['service', 'services', 'active'],
  notShown: 'Inactive',
  added: 'Service added successfully!',
  updated: 'Service updated successfully!',
  deleted: 'Service deleted successfully!',
  saveFailed: 'Failed to save service',
  deleteFailed: 'Failed to delete service',
  confirmDelete: () => 'Are you sure you want to delete this service?',
} as const satisfies ListMessages<'services'>
