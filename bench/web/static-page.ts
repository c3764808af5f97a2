/**
 * Our page as plain HTML: the same words, pictures and inlined style, and nothing else. No
 * framework can be faster with this content, so this is what the others are compared with.
 */
export function staticPage(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*\brel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
}
