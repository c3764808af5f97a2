-- The secret key of a hosted project may sweep it.

-- A project made since May 2026 grants new functions to no role of the API, service_role included: `npm run
-- sweep` was refused there. An older project granted it by default.
grant execute on function public.sweep() to service_role;
