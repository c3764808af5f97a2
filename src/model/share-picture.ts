/** In pixels: what WhatsApp, Facebook and X show whole and large where an address is shared. */
export const SHARE_PICTURE = { width: 1200, height: 630 }
