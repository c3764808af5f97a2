import { categorySchema } from './categories/schema.ts'
import { contactInformationSchema } from './contact-information/schema.ts'
import { doctorSchema } from './doctors/schema.ts'
import { emergencyCardSchema } from './emergency-cards/schema.ts'
import { hospitalProfileSchema } from './hospital-profile/schema.ts'
import { illnessImageSchema } from './illness-images/schema.ts'
import { illnessSchema } from './illnesses/schema.ts'
import { noticeSchema } from './notices/schema.ts'
import { serviceSchema } from './services/schema.ts'
import { siteSettingsSchema } from './site-settings/schema.ts'
import { socialMediaSchema } from './social-media/schema.ts'
import { testimonialSchema } from './testimonials/schema.ts'
import { themeVersionSchema } from './theme-versions/schema.ts'
import { themeSchema } from './themes/schema.ts'
import { userSchema } from './users/schema.ts'

/** The schemas of every table that devices mirror; only code for staff loads them, and valibot. */
export const schemas = {
  hospital_profile: hospitalProfileSchema,
  contact_information: contactInformationSchema,
  doctors: doctorSchema,
  services: serviceSchema,
  testimonials: testimonialSchema,
  social_media: socialMediaSchema,
  health_library_categories: categorySchema,
  health_library_illnesses: illnessSchema,
  health_library_images: illnessImageSchema,
  emergency_cards: emergencyCardSchema,
  notices: noticeSchema,
  modern_site_settings: siteSettingsSchema,
  theme_versions: themeVersionSchema,
  modern_themes: themeSchema,
  users: userSchema,
}
