import type { ListMessages } from './message-types.ts'

export const categoryMessages = {
  one: 'category',
  columns: {
    category_name: 'Category Name',
    slug: 'Slug',
    display_order: 'Order',
    is_enabled: 'Active',
  },
  title: 'Manage Categories',
  icon: 'folder',
  add: 'Add Category',
  none: 'No categories added yet',
  first: 'Add Your First Category',
  search: 'Search categories',
  noMatch: 'No category matches your search',
  counted: ['category', 'categories', 'active'],
  notShown: 'Inactive',
  added: 'Category added successfully!',
  updated: 'Category updated successfully!',
  deleted: 'Category deleted successfully!',
  saveFailed: 'Failed to save category',
  deleteFailed: 'Failed to delete category',
  confirmDelete: () => 'Are you sure? This will unlink all illnesses in this category.',
} as const satisfies ListMessages<'health_library_categories'>
